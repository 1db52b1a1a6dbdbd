import type { Visitor } from '~/http/visitor/visitor.server';

/** What the action of a settings section is given; its form names the section in `intent`. */
export interface SettingsAct {
  request: Request;
  form: FormData;
  visitor: Extract<Visitor, { kind: 'member' | 'guest' }>;
}
