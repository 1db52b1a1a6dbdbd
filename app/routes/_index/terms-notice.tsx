import { Form, Link } from '@remix-run/react';
import { SubmitButton } from '~/components/form/submit-button';
import { Banner } from '~/components/shell/banner';

interface TermsNoticeProps {
  version: string;
  /** True for members who have agreed to an earlier version. */
  isChange: boolean;
}

/** Shown once, and it blocks nothing: everything works whether or not it is answered. */
export function TermsNotice({ version, isChange }: TermsNoticeProps) {
  return (
    <Banner title={isChange ? 'Our terms have changed' : 'There are terms now'}>
      <p className="soft">
        One plain page says what you can expect of Soundings: <Link to="/terms">read the terms</Link>. They
        hold for you from now on. There is no hurry, and nothing is locked.
      </p>
      <Form method="post" action="/terms" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <SubmitButton label="Got it" pendingLabel="Noting it..." variant="second" action="/terms" />
      </Form>
    </Banner>
  );
}
