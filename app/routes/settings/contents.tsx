interface ContentsProps {
  hasTexts: boolean;
  isMember: boolean;
}

/** The page is long; whoever comes for one thing gets there at once. */
export function Contents({ hasTexts, isMember }: ContentsProps) {
  const sections = [
    ['days-title', 'Your day'],
    ['outside-ai-title', 'Outside AI'],
    ...(hasTexts ? [['texts', 'Text messages']] : []),
    ['theme-title', 'Theme'],
    ['check-in-title', 'Check-in'],
    ['progress-title', 'Streak and points'],
    ['age-title', 'Your age'],
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
          {name}
        </a>
      ))}
    </nav>
  );
}
