export interface ToastMessage {
  id: string;
  title: string;
  description?: string;
  tone: 'success' | 'error';
}
