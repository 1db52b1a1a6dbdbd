import type { FormAnswer } from '~/components/form/form-answer';
import { type ShownTemplate, TemplateForm } from './template-form';

interface TemplatesTabProps {
  templates: ShownTemplate[];
  answer: FormAnswer | undefined;
}

export function TemplatesTab({ templates, answer }: TemplatesTabProps) {
  return (
    <section aria-labelledby="templates-title">
      <h2 id="templates-title">Templates</h2>
      <p>
        {'{firstName}, {streakDays}, {milestone} and {link} are filled in. '}
        These texts may light up on a locked screen that others can see: they should give nothing away. The
        welcome may reach a stranger, so {'{firstName}'} reads “there” in it.
      </p>
      {templates.map((template) => (
        <TemplateForm
          key={`${template.messageType} ${template.message} ${template.isActive}`}
          template={template}
          answer={answer?.intent === `template-${template.messageType}` ? answer : undefined}
        />
      ))}
    </section>
  );
}
