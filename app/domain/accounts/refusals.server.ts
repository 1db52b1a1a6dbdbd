import type { UserRow } from 'db/repositories/users';
import { Problem } from '../problem';

const DEACTIVATED = 'This account is deactivated. Please write to whoever runs this server';

/** The password was right, and the account is not active. */
export class Deactivated extends Problem {
  constructor() {
    super('unauthenticated', `${DEACTIVATED}.`);
  }

  /** The same sentence with where to write to. */
  at = (contact: string) => `${DEACTIVATED}: ${contact}`;
}

const CODE_NEEDED = 'The password is right. A code from your app, or a recovery code, is needed as well.';

/** The password was right, and a code is needed: there was none, or it was wrong. */
export class SecondFactorRequired extends Problem {
  override name = 'SecondFactorRequired';

  constructor(
    /** The member as they were when the password was checked. */
    readonly member: UserRow,
    message = CODE_NEEDED,
  ) {
    super('unauthenticated', message, { errors: { code: [message] } });
  }
}
