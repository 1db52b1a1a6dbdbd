interface ContentsProps {
  hasTexts: boolean;
  hasModel: boolean;
  isMember: boolean;
}

/** The page is long: from here each section is one press away. */
export function Contents({ hasTexts, hasModel, isMember }: ContentsProps) {
  const sections = [
    ['days-title', 'Your day'],
    ['check-in-title', 'Check-ins and you'],
    ['theme-title', 'Theme'],
    ...(hasTexts ? [['texts', 'Text messages']] : []),
    ...(hasModel ? [['outside-ai-title', 'Outside AI']] : []),
    ...(isMember
      ? [
          ['profile-title', 'Name and number'],
          ['email-title', 'Email address'],
          ['password-title', 'Password'],
          ['security-title', 'Codes and passkeys'],
          ['devices-title', 'Where you are logged in'],
        ]
      : []),
    ['data-title', 'Your data'],
  ];
  return (
    <nav className="row" aria-label="On this page">
      {sections.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {`${name} `}
        </a>
      ))}
    </nav>
  );
}
