/** The person for whom the shell is drawn. */
export type Viewer =
  | { kind: 'member'; firstName: string; email: string; isAdmin: boolean; awayMinutes: number | null }
  | { kind: 'locked' }
  | { kind: 'guest' }
  | { kind: 'stranger' };
