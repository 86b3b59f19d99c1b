import { terms } from '../documents/terms.ts';
import { LegalText } from '../features/documents/legal-text.tsx';
import { Page } from '../site/page.tsx';

/** The terms of service. */
export function Screen() {
  return (
    <Page>
      <LegalText document={terms} />
    </Page>
  );
}
