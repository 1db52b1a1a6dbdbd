import { FIELD_TITLES, REFLECTION_FIELDS, type ReflectionTexts } from '~/domain/reflections/fields';

/** The texts that are there, each under its title. */
export function ReflectionTextCards({ texts }: { texts: ReflectionTexts }) {
  return (
    <div className="written">
      {REFLECTION_FIELDS.filter((field) => texts[field]).map((field) => (
        <article key={field} className="card">
          <h3>{FIELD_TITLES[field]}</h3>
          <p className="words">{texts[field]}</p>
        </article>
      ))}
    </div>
  );
}
