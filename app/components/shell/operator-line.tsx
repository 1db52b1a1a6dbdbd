/** Who runs this server and how to reach them, as far as they have said. */
export interface OperatorFacts {
  name: string | null;
  contact: { text: string; href: string } | null;
}

/** Nothing where nobody is named. */
export function OperatorLine({ operator: { name, contact } }: { operator: OperatorFacts }) {
  if (!name && !contact) return null;
  return (
    <>
      {name ? `This server is run by ${name}.` : 'Contact of whoever runs this server: '}
      {name && contact && ' Contact: '}
      {contact && (
        <>
          <a href={contact.href} rel="noreferrer">
            {contact.text}
          </a>
          .
        </>
      )}
    </>
  );
}
