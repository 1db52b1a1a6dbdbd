import { Form, type FormProps } from '@remix-run/react';
import { createContext, useContext } from 'react';

/** Whose page this is, signed by the server. */
const Owner = createContext('');
export const OwnerProvider = Owner.Provider;

/** A form that says whose it is: sent by somebody else, or after its writer's session has ended, it changes nobody's data. */
export function OwnedForm({ children, ...form }: FormProps) {
  return (
    <Form method="post" {...form}>
      <input type="hidden" name="owner" value={useContext(Owner)} />
      {children}
    </Form>
  );
}
