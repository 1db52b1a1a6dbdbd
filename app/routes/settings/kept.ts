/** What is kept of each form that is sent when its writer's session has ended: never a password, nor a code. */
const KEPT_FIELDS = {
  days: ['timeZone', 'dayStartHour'],
  profile: ['firstName', 'lastName', 'phoneNumber'],
  email: ['email'],
  texts: ['consent', 'reminderOn', 'reminderHour', 'achievementOn', 'weeklyReflectionOn'],
  fhir: ['from', 'to'],
} as const;

export type KeptSection = keyof typeof KEPT_FIELDS;

export const isKeptSection = (intent: string): intent is KeptSection => Object.hasOwn(KEPT_FIELDS, intent);

/** The fields of a form to be kept, and which form it is. */
export function keptFieldsOf(form: FormData): readonly string[] {
  const intent = String(form.get('intent'));
  return isKeptSection(intent) ? ['intent', ...KEPT_FIELDS[intent]] : [];
}

/** Where each of them stands on the page. */
export const KEPT_PLACES: Record<KeptSection, { id: string; label: string }> = {
  days: { id: 'days-title', label: 'Your day' },
  profile: { id: 'profile-title', label: 'Name and number' },
  email: { id: 'email-title', label: 'Email address' },
  texts: { id: 'texts', label: 'Text messages' },
  fhir: { id: 'data-title', label: 'Your data' },
};
