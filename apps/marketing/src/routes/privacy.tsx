import { privacy } from '../documents/privacy.ts';
import { LegalText } from '../features/documents/legal-text.tsx';
import { Page } from '../site/page.tsx';

/** The privacy policy. */
export function Screen() {
  return (
    <Page>
      <LegalText document={privacy} />
    </Page>
  );
}
