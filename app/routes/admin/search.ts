import type { DirectoryQuery } from '~/domain/admin/schema';

const DEFAULTS: Record<string, string> = {
  search: '',
  status: 'all',
  sort: 'joined',
  direction: 'desc',
  page: '1',
};

type Place = Partial<Record<keyof DirectoryQuery | 'tab' | 'user' | 'confirm', string | number>>;

/** The address of a place in the dashboard; what is as usual stays out of it. */
export function adminPath(place: Place): string {
  const entries = Object.entries(place).flatMap(([name, value]) =>
    value === undefined || String(value) === DEFAULTS[name] ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '/admin' : `/admin?${new URLSearchParams(entries as [string, string][])}`;
}
