export function Foot({ person }: { person: string }) {
  return (
    <footer className="foot">
      <p>In the United States, anyone in crisis can call or text 988, or text HOME to 741741.</p>
      <p>Shared by {person}, who can close this link at any time.</p>
    </footer>
  );
}
