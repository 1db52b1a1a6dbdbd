export interface TextMessage {
  to: string;
  /** Empty: the provider's configured number. */
  from: string;
  message: string;
}

export interface SmsOutcome {
  status: 'sent' | 'failed' | 'not_configured';
  providerId?: string;
  error?: string;
}

/** Sends one text message. Never throws: what went wrong is in the outcome. */
export interface SmsGateway {
  send(message: TextMessage): Promise<SmsOutcome>;
}
