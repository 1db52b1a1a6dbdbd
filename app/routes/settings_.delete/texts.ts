import type { Deletion } from '~/domain/accounts/deletion';

interface Texts {
  title: string;
  says: string[];
  done: { title: string; description: string };
}

export const TEXTS: Record<Deletion, Texts> = {
  data: {
    title: 'Delete my data, keep my account',
    says: [
      'This deletes your check-ins and notes, your conversations, your reflections, your reports and their links, your safety plan, the record of texts sent to you, and the counts made from them. Text messages and outside AI are off until you say yes again. Your account, the list of what happened in it and your other settings stay.',
      'It happens at once, and it cannot be taken back. Within a minute it is gone from our files as well.',
    ],
    done: { title: 'Your data is deleted', description: 'You can start again whenever you like.' },
  },
  everything: {
    title: 'Delete everything',
    says: [
      'This deletes your account and all that belongs to it: check-ins, notes, conversations, reflections, reports and their links, your safety plan, your settings, and every device that is logged in.',
      'It happens at once, and it cannot be taken back. Within a minute it is gone from our files as well. Copies that somebody else has made, such as a printed report, are not ours to delete.',
    ],
    done: { title: 'Everything is deleted', description: 'Take good care of yourself.' },
  },
};
