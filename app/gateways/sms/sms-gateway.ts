export interface TextMessage {
  to: string;
  /** Empty: the provider's configured number. */
  from: string;
  message: string;
  /** Where the provider tells what became of it. */
  receiptUrl?: string;
}

/**
 * What came of one attempt. `unknown`: it may have been sent, the answer was lost. `postponed`: it was certainly not
 * sent, and may be tried again.
 */
export interface SmsOutcome {
  status: 'sent' | 'failed' | 'unknown' | 'postponed' | 'not_configured';
  /** The provider's message id. */
  providerId?: string;
  /** The provider's error code. */
  code?: number;
  /** For admins; names no secret. */
  error?: string;
}

/** Sends text messages. Never throws: what went wrong is in the outcome. */
export interface SmsGateway {
  readonly isConfigured: boolean;
  send(message: TextMessage): Promise<SmsOutcome>;
  /** Whether the provider accepts our credentials, without sending anything. */
  testConnection(): Promise<{ success: boolean; error?: string }>;
  /** True for a request that the provider itself has signed. */
  isGenuine(request: { signature: string; url: string; fields: Record<string, string> }): Promise<boolean>;
}
