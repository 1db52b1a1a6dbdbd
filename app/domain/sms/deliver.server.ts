import type { Database } from 'db/client';
import { readSmsSettings } from 'db/repositories/sms';
import * as messages from 'db/repositories/sms-messages';
import { countSends, listWelcomed } from 'db/repositories/sms-sends';
import { insertOptOut } from 'db/repositories/texting';
import type { SmsGateway, SmsOutcome } from '../../gateways/sms/sms-gateway';
import { zoneOrUtc } from '../calendar/day-settings';
import { daysBefore, MINUTE_MS } from '../calendar/durations';
import { capAt, noteCapHit, welcomedSince } from './budget.server';
import { type Circumstances, decide } from './decide';
import { milestoneInWords } from './milestones';
import { whyNotTexted } from './phone.server';
import { isSwitchedOn, type SmsSettings } from './settings.server';
import { readTemplates } from './template-store.server';
import { fillTemplate, loggedText, nameFor, type Values } from './templates';
import { allowedCountries, hashNumber, type TextRules } from './text-rules.server';
import type { MemberType } from './types';

export interface Delivery {
  sms: SmsGateway;
  rules: TextRules;
  appUrl: string;
  /** Tells the time; a pass takes longer than a moment. */
  clock: () => Date;
  /** Only what is due for one member. */
  userId?: string;
}

/** The result of a pass. */
export interface Tally {
  sent: number;
  failed: number;
  unknown: number;
  notConfigured: number;
}

const CHUNK = 48;
const AT_ONCE = 8;
const RETRY_MS = 2 * MINUTE_MS;
const MOST_ATTEMPTS = 5;
/** Twilio's error code for a number that has sent STOP. */
export const OPTED_OUT_CODE = 21610;

interface Pass extends Delivery {
  settings: SmsSettings;
  templates: Map<MemberType, { message: string; isActive: boolean }>;
  tally: Tally;
  /** Set when the provider does not answer or the cap is reached: what is left waits for the next pass. */
  isOver: boolean;
}

/** Sends what is due, each text once. Several instances may do this at the same time. */
export async function deliverDue(db: Database, delivery: Delivery): Promise<Tally> {
  const templates = new Map((await readTemplates(db)).map((each) => [each.messageType, each]));
  const settings = await readSmsSettings(db, delivery.clock());
  const tally = { sent: 0, failed: 0, unknown: 0, notConfigured: 0 };
  const pass: Pass = { ...delivery, settings, templates, tally, isOver: false };
  while (!pass.isOver) {
    const now = pass.clock();
    const since = daysBefore(now, 1);
    const due = await messages.listDueTexts(db, { now, since, limit: CHUNK, userId: pass.userId });
    if (due.length === 0) break;
    const welcomed = await findWelcomed(db, pass, due);
    const toSend: messages.DueText[] = [];
    for (const text of oneOfEachMember(due))
      if (await isToBeSent(db, pass, text, welcomed)) toSend.push(text);
    for (const group of groupsOf(shuffled(toSend), AT_ONCE))
      if (!pass.isOver) await sendGroup(db, pass, group);
  }
  return tally;
}

/** What a member gets counts towards the limit of the next; that one is looked at in the next turn. */
function oneOfEachMember(due: messages.DueText[]): messages.DueText[] {
  return [...new Map(due.toReversed().map((text) => [text.message.userId, text])).values()].reverse();
}

/** Two instances that take the same ones in the same order would only get in each other's way. */
const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

const groupsOf = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** What a welcome is counted by. Other texts go to numbers that are confirmed, and nothing where no provider is. */
const welcomeHash = ({ sms, rules }: Pass, { message }: messages.DueText) =>
  sms.isConfigured && message.messageType === 'welcome' ? hashNumber(rules, message.phoneNumber) : null;

/** What the numbers that have had a welcome lately are counted by. */
async function findWelcomed(db: Database, pass: Pass, due: messages.DueText[]): Promise<Set<string>> {
  const numberHashes = due.flatMap((text) => welcomeHash(pass, text) ?? []);
  return new Set(await listWelcomed(db, { numberHashes, since: welcomedSince(pass.clock()) }));
}

function circumstancesOf(pass: Pass, text: messages.DueText, welcomed: ReadonlySet<string>) {
  const { sms, rules, settings, templates } = pass;
  const { message, preferences } = text;
  const { messageType, phoneNumber, expiresAt, day } = message;
  const isWanted: Record<MemberType, boolean> = {
    welcome: true,
    reminder: preferences?.reminderOn ?? false,
    // It names a streak, and some people do not want to be told of it.
    achievement: (preferences?.achievementOn ?? false) && !text.hidesProgress,
    'weekly-reflection': preferences?.weeklyReflectionOn ?? false,
  };
  return {
    messageType,
    phoneNumber,
    expiresAt,
    day,
    timeZone: zoneOrUtc(text.timeZone),
    isActive: text.isActive,
    isSwitchedOn: isSwitchedOn(settings, messageType) && templates.get(messageType)?.isActive === true,
    hasConsent: preferences?.consentedAt != null,
    isWanted: isWanted[messageType],
    confirmedNumber: preferences?.confirmedNumber ?? null,
    hasOptedOut: text.optedOutAt !== null,
    refusal: sms.isConfigured ? whyNotTexted(phoneNumber, allowedCountries(rules)) : null,
    isWelcomedLately: welcomed.has(welcomeHash(pass, text) ?? ''),
    lastCheckinDate: text.lastCheckinDate,
    hasReflection: Boolean(text.hasReflection),
    sentLately: text.sentLately,
  } satisfies Circumstances;
}

/** False for what waits or has lost its point; that is written down here. */
async function isToBeSent(
  db: Database,
  pass: Pass,
  text: messages.DueText,
  welcomed: ReadonlySet<string>,
): Promise<boolean> {
  const now = pass.clock();
  const { id } = text.message;
  const dailyLimit = pass.settings.rateLimitPerDay;
  // Where nothing is sent there is nobody to wake.
  const keepsQuiet = pass.sms.isConfigured;
  const decision = decide(circumstancesOf(pass, text, welcomed), { now, dailyLimit, keepsQuiet });
  if (decision.act === 'wait') await messages.postponeText(db, { id, from: 'due', until: decision.until });
  if (decision.act === 'skip' && (await messages.dropText(db, id)) && decision.isLogged) {
    const log = logOf(pass, text, { status: 'skipped', errorMessage: decision.reason, createdAt: now });
    await messages.settleTexts(db, [{ id, status: 'skipped', log }]);
  }
  return decision.act === 'send';
}

/** Claims, sends and settles a few: no more than these are of unknown fate when the process dies. */
async function sendGroup(db: Database, pass: Pass, group: messages.DueText[]): Promise<void> {
  const now = pass.clock();
  const cap = capAt(pass, now);
  const claimed = await messages.claimTexts(db, {
    texts: group.map((text) => ({ id: text.message.id, numberHash: welcomeHash(pass, text) })),
    now,
    since: daysBefore(now, 1),
    dailyLimit: pass.settings.rateLimitPerDay,
    cap,
    welcomedSince: welcomedSince(now),
  });
  if (claimed.length < group.length && (await countSends(db, 'welcome', cap.since)) >= cap.most) {
    await noteCapHit(db, now);
    pass.isOver = true;
  }
  const ours = group.filter(({ message }) => claimed.includes(message.id));
  const settled = await Promise.all(ours.map((text) => send(db, pass, text, now)));
  await messages.settleTexts(
    db,
    settled.flatMap((one) => one ?? []),
  );
}

/** Undefined for a text that was surely not sent and will be tried again. */
async function send(
  db: Database,
  pass: Pass,
  text: messages.DueText,
  now: Date,
): Promise<messages.SettledText | undefined> {
  const { id, phoneNumber, attempts } = text.message;
  const outcome = await pass.sms.send({
    to: phoneNumber,
    from: pass.settings.defaultFromNumber,
    message: fillTemplate(templateOf(pass, text), valuesOf(pass, text)),
    receiptUrl: receiptUrl(pass.appUrl, id),
  });
  if (outcome.status === 'unknown' || outcome.status === 'postponed') pass.isOver = true;
  if (outcome.status === 'postponed' && attempts + 1 < MOST_ATTEMPTS) {
    const until = new Date(now.getTime() + RETRY_MS);
    await messages.postponeText(db, { id, from: 'sending', until });
    return undefined;
  }
  if (outcome.code === OPTED_OUT_CODE) await insertOptOut(db, { phoneNumber, at: now });
  const status = outcome.status === 'postponed' ? 'failed' : outcome.status;
  count(pass.tally, status);
  const { providerId: twilioSid = null, error: errorMessage = null } = outcome;
  return { id, status, log: logOf(pass, text, { status, twilioSid, errorMessage, createdAt: now }) };
}

function count(tally: Tally, status: Exclude<SmsOutcome['status'], 'postponed'>): void {
  tally[status === 'not_configured' ? 'notConfigured' : status] += 1;
}

/** A provider that cannot reach us is not asked to. */
function receiptUrl(appUrl: string, id: string): string | undefined {
  return appUrl.startsWith('https:') ? `${appUrl}/api/sms/status?message=${id}` : undefined;
}

type Rendering = Pick<Pass, 'templates' | 'appUrl'>;

const templateOf = ({ templates }: Rendering, { message }: messages.DueText) =>
  templates.get(message.messageType)?.message ?? '';

const valuesOf = ({ appUrl }: Rendering, { firstName, message }: messages.DueText): Values => ({
  firstName: nameFor(message.messageType, firstName),
  streakDays: String(message.streakDays ?? ''),
  milestone: message.messageType === 'achievement' ? milestoneInWords(message.intent) : '',
  link: appUrl,
});

interface LogLine {
  status: string;
  twilioSid?: string | null;
  errorMessage: string | null;
  createdAt: Date;
}

/** What the log says of a text. */
export function logOf(rendering: Rendering, text: messages.DueText, line: LogLine) {
  return { ...line, message: loggedText(templateOf(rendering, text), valuesOf(rendering, text)) };
}
