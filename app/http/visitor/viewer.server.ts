import { lockedKey, STRANGER_KEY } from '../../components/shell/viewer-key';
import { hashToken } from '../../domain/crypto/tokens.server';
import type { MemberVisitor, Visitor } from './visitor.server';

const memberKey = ({ user }: MemberVisitor) => shortHash(`member:${user.id}`);
const shortHash = (id: string) => hashToken(`viewer:${id}`).slice(0, 16);

/**
 * What the shell shows of the caller. `viewerKey` differs between people without naming them; there is none where
 * it could not be read who asks.
 */
export function describeViewer(visitor: Visitor | null) {
  if (visitor?.kind === 'member') {
    const { firstName, email, isAdmin, onboardedAt } = visitor.user;
    const { awayMinutes } = visitor;
    return {
      viewer: { kind: 'member' as const, firstName, email, isAdmin, awayMinutes },
      hasScreens: onboardedAt !== null,
      viewerKey: memberKey(visitor),
    };
  }
  if (visitor?.kind === 'locked') {
    const viewerKey = lockedKey(memberKey(visitor.behind));
    return { viewer: { kind: 'locked' as const }, hasScreens: false, viewerKey };
  }
  if (visitor?.kind === 'guest') {
    return {
      viewer: { kind: 'guest' as const },
      hasScreens: true,
      viewerKey: shortHash(`guest:${visitor.owner.id}`),
    };
  }
  return {
    viewer: { kind: 'stranger' as const },
    hasScreens: false,
    viewerKey: visitor ? STRANGER_KEY : undefined,
  };
}
