import { type ReactNode, useRef } from 'react';
import { Form, type FormProps, Link, useActionData, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFocusInvalid } from '#app/ui/fields/use-focus-invalid.ts';

interface SignedOutFormProps extends FormProps {
  button: string;
  /** The text of the button while the form is being sent. */
  busy: string;
  children: ReactNode;
}

/** A form of the pages before the sign-in, with its button. */
export function SignedOutForm({ button, busy, children, ...form }: SignedOutFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const ref = useRef<HTMLFormElement>(null);
  useFocusInvalid(ref, useActionData());
  return (
    <Form {...form} ref={ref} method="post" noValidate className="flex flex-col gap-5">
      {children}
      <Button look="primary" type="submit" disabled={isBusy}>
        {isBusy ? busy : button}
      </Button>
    </Form>
  );
}

/** A link below the form of a page before the sign-in. */
export function SignedOutLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-5 text-sm">
      <Link to={to} className="underline underline-offset-4">
        {children}
      </Link>
    </p>
  );
}
