import { useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { askDevice, DeviceRefusal, type Purpose } from './ask-device';

interface Sending {
  /** The fields of the form that takes the answer. */
  fields: Record<string, string>;
  /** Where it is sent, if that is not the page's own URL. */
  action?: string;
}

/** Asks the browser's devices, and sends what they answer as a form. */
export function useDevice(purpose: Purpose) {
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const ask = async ({ fields, action }: Sending) => {
    setAsking(true);
    setRefusal(undefined);
    try {
      const answer = await askDevice(purpose);
      submit({ ...fields, answer }, { method: 'post', action });
    } catch (error) {
      if (!(error instanceof DeviceRefusal)) throw error;
      setRefusal(error.message);
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking, refusal };
}
