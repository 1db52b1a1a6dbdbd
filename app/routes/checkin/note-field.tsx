import { TextAreaField } from '~/components/form/text-area-field';
import { useHydrated } from '~/components/use-hydrated';
import { fieldId, FIELDS } from './fields';

interface NoteFieldProps {
  value: string;
  onChange: (text: string) => void;
  errors?: readonly { id: string; message: string }[];
}

export function NoteField({ value, onChange, errors = [] }: NoteFieldProps) {
  const isHydrated = useHydrated();
  const id = fieldId(FIELDS.notes);
  const content = isHydrated ? { value } : { defaultValue: value };
  return (
    <div className="question__note">
      <TextAreaField
        id={id}
        name={FIELDS.notes}
        label="Anything you want to remember about today?"
        hint="It is kept with this check-in, and private to you."
        optional
        rows={4}
        {...content}
        onChange={(event) => onChange(event.currentTarget.value)}
        errors={errors.filter((error) => error.id === id).map((error) => error.message)}
      />
    </div>
  );
}
