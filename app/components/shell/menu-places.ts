import {
  BookOpen,
  Download,
  History,
  type LucideIcon,
  NotebookPen,
  SlidersHorizontal,
  Wind,
} from 'lucide-react';

interface MenuPlace {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Guests are led to making an account first. */
  needsAccount?: true;
}

/** What the bar has no room for: in the menu of a phone, and below the bar's five in the rail of a wide window. */
export const MENU_PLACES: readonly MenuPlace[] = [
  { to: '/history', label: 'History', icon: History },
  { to: '/weekly-reflection', label: 'Reflection', icon: BookOpen, needsAccount: true },
  { to: '/safety-plan', label: 'Safety plan', icon: NotebookPen },
  { to: '/exercises', label: 'Exercises', icon: Wind },
  { to: '/settings', label: 'Settings', icon: SlidersHorizontal },
  { to: '/settings#data-title', label: 'Export', icon: Download },
];
