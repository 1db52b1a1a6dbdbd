import { describe, expect, it, vi } from 'vitest';
import { readParts } from './parts';

const broken = () => Promise.reject(new Error('no such table'));

describe('readParts', () => {
  it('gives what could be read, and names what could not', async () => {
    const onUnread = vi.fn();
    const parts = await readParts(
      { stats: Promise.resolve(3), chats: broken(), none: Promise.resolve(null) },
      onUnread,
    );
    expect(parts).toEqual({ stats: 3, chats: null, none: null, unread: ['chats'] });
    expect(onUnread).toHaveBeenCalledExactlyOnceWith(new Error('no such table'));
  });

  it('fails when there is nothing to show', async () => {
    await expect(readParts({ stats: broken(), chats: broken() }, vi.fn())).rejects.toThrow('no such table');
  });
});
