import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';
import type { ProfileInput } from '~/domain/accounts/schema';
import { Fold } from './fold';
import type { SectionAnswer } from './section-answer';

interface ProfileSectionProps {
  profile: ProfileInput;
  answer: SectionAnswer;
}

export function ProfileSection({ profile, answer }: ProfileSectionProps) {
  const form = answeredForm<keyof ProfileInput>('profile', answer, profile);
  const field = (name: keyof ProfileInput) => ({
    id: `profile-${name}`,
    name,
    ...form.field(name),
    required: true,
  });
  return (
    <section aria-labelledby="profile-title">
      <h2 id="profile-title">Name and number</h2>
      <p className="breaks">
        {profile.firstName} {profile.lastName}, {profile.phoneNumber}
      </p>
      <Fold label="Change my name or number" isOpen={answer !== undefined}>
        <OwnedForm id={form.id} className="form" noValidate>
          <FormErrors form={form} answer={answer} />
          <Field {...field('firstName')} label="First name" autoComplete="given-name" />
          <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
          <Field {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" />
          <p>
            <SubmitButton
              label="Save name and number"
              pendingLabel="Saving..."
              name="intent"
              value="profile"
            />
          </p>
        </OwnedForm>
      </Fold>
    </section>
  );
}
