import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import { deleteSmsTemplate, listSmsTemplates, saveSmsTemplate } from 'db/repositories/sms';
import { recordAct } from '../audit/audit.server';
import type { TemplateInput } from './schema';
import { DEFAULT_TEMPLATES } from './templates';
import { MEMBER_TYPES, type MemberType } from './types';

export interface Template {
  /** The id of the stored row; the default has its type for one. */
  id: string;
  name: string;
  messageType: MemberType;
  message: string;
  isActive: boolean;
  isDefault: boolean;
  /** When an admin first and last changed it; null for the default. */
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** One template for each type: what admins have made of it, or the default. */
export async function readTemplates(db: Executor): Promise<Template[]> {
  const changed = new Map((await listSmsTemplates(db)).map((row) => [row.messageType, row]));
  return MEMBER_TYPES.map((messageType) => {
    const { name, message } = DEFAULT_TEMPLATES[messageType];
    const row = changed.get(messageType);
    return {
      id: row?.id ?? messageType,
      name,
      messageType,
      message: row?.message ?? message,
      isActive: row?.isActive ?? true,
      isDefault: (row?.message ?? message) === message,
      createdAt: row?.createdAt ?? null,
      updatedAt: row?.updatedAt ?? null,
    };
  });
}

interface Change {
  actorId: string;
  now: Date;
}

export async function changeTemplate(
  db: Database,
  { actorId, messageType, message, isActive, now }: Change & TemplateInput,
): Promise<void> {
  const { name } = DEFAULT_TEMPLATES[messageType];
  const template = { id: randomUUID(), name, messageType, message, isActive, createdAt: now, updatedAt: now };
  await db.transaction(async (tx) => {
    await saveSmsTemplate(tx, template);
    await recordAct(tx, { actorId, act: 'sms-template', detail: name, now });
  });
}

export async function resetTemplate(
  db: Database,
  { actorId, messageType, now }: Change & { messageType: MemberType },
): Promise<void> {
  const detail = `${DEFAULT_TEMPLATES[messageType].name}, back to the default`;
  await db.transaction(async (tx) => {
    await deleteSmsTemplate(tx, messageType);
    await recordAct(tx, { actorId, act: 'sms-template', detail, now });
  });
}
