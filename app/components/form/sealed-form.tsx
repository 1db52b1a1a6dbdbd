import { Form, type FormProps } from '@remix-run/react';
import { createContext, useContext } from 'react';

/** Whose page this is, sealed by the server. */
const Seal = createContext('');
export const SealProvider = Seal.Provider;

/** A form that says whose it is: sent by somebody else, or when its writer's session has ended, it changes nothing of anybody. */
export function SealedForm({ children, ...form }: FormProps) {
  return (
    <Form method="post" {...form}>
      <input type="hidden" name="seal" value={useContext(Seal)} />
      {children}
    </Form>
  );
}
