import { z } from 'zod';
import { clear, readText, toastCookie } from './cookies.server';
import { seeOther } from './redirects.server';

// A cookie over 4 kB is dropped by browsers: the texts are clamped.
const TITLE_MAX = 120;
const DESCRIPTION_MAX = 300;

const ToastSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  tone: z.enum(['success', 'error']),
});

export type Toast = z.infer<typeof ToastSchema>;

/** The Set-Cookie that shows a message on the next page. */
export async function toastHeader(
  toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] },
): Promise<string> {
  const clamped: Toast = {
    id: crypto.randomUUID(),
    title: toast.title.slice(0, TITLE_MAX),
    description: toast.description?.slice(0, DESCRIPTION_MAX),
    tone: toast.tone ?? 'success',
  };
  return toastCookie.serialize(JSON.stringify(clamped));
}

export async function redirectWithToast(
  path: string,
  toast: Parameters<typeof toastHeader>[0],
  headers = new Headers(),
): Promise<Response> {
  headers.append('Set-Cookie', await toastHeader(toast));
  return seeOther(path, headers);
}

/** The message to show on this page, and the header that takes it off the next. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; setCookie?: string }> {
  const text = await readText(request, toastCookie);
  if (!text) return { toast: null };
  const setCookie = await clear(toastCookie);
  try {
    return { toast: ToastSchema.parse(JSON.parse(text)), setCookie };
  } catch {
    return { toast: null, setCookie }; // signed by an older release with another shape: nothing worth showing
  }
}
