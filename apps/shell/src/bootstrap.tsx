import { onReturnUnderAnother, serverNow } from '@tolk/api-client';
import { isOverlayEntry, NowContext, ThemeProvider } from '@tolk/design-system';
import { chosenLanguage, getLanguage, I18nProvider, setLanguage } from '@tolk/i18n';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { onCaughtError, watchFaults } from './faults/watch-faults.ts';
import { hydratedEvent, hydratingEvent, isPrerendered, tellPage } from './prerendered-page.ts';
import { preloadFirstScreen } from './preload-first-screen.ts';
import { firstScreen } from './screens/first-screen.ts';
import { watchVitals } from './vitals/watch-vitals.ts';
import { rememberIdentity } from './session/last-identity.ts';

/** Puts the application into the page, or takes over the page that is there already. */
export async function mount(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root.');
  watchFaults();
  watchVitals();
  rememberIdentity();
  onReturnUnderAnother(loadAnew);
  const ready = preloadFirstScreen();
  if (!isPrerendered()) {
    createRoot(container, { onCaughtError }).render(application);
    return;
  }
  void firstScreen.then(settle);
  // With everything at hand nothing suspends, so what stands there stays.
  await ready;
  tellPage(hydratingEvent);
  hydrateRoot(container, application, { onCaughtError });
}

const application = (
  <StrictMode>
    <I18nProvider>
      <ThemeProvider>
        <NowContext value={serverNow}>
          <BrowserRouter isOverlayEntry={isOverlayEntry}>
            <App />
          </BrowserRouter>
        </NowContext>
      </ThemeProvider>
    </I18nProvider>
  </StrictMode>
);

/** What stands on the page is somebody else's: not even for the moment that loading takes. */
function loadAnew(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

/** What was typed so far goes into the forms; then the page follows the person instead of its making. */
function settle(): void {
  tellPage(hydratedEvent);
  const language = chosenLanguage();
  if (language === undefined || language === getLanguage()) return;
  setLanguage(language).catch(() => {
    // The page stays as it was served; the language can be chosen in its header.
  });
}
