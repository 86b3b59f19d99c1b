import { i18n } from '@lingui/core';
import { product } from '@tolk/domain';
import { designSystemCatalogs, ThemeProvider } from '@tolk/design-system';
import { collectStyles } from '@tolk/design-system/static-styles';
import { I18nProvider, loadCatalogs, setLanguage, type Language } from '@tolk/i18n';
import { routeAt } from '@tolk/platform';
import { StaticRouter } from '@tolk/platform/static-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { catalogs } from './catalogs.ts';
import { screenOf } from './screens/load-screen.ts';

export interface RenderedPage {
  /** What stands in #root. */
  content: string;
  /** `<style>` elements for the head. */
  styles: string;
  title: string;
  description: string;
}

/**
 * One page as a visitor sees it, without a browser. Pages are rendered one after the other, since the
 * language is one for the whole process.
 * @throws when the screen is missing, breaks, or has no description
 */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const route = routeAt(path);
  if (!route) throw new Error(`The route table has no ${path}.`);
  await Promise.all([loadCatalogs(catalogs), loadCatalogs(designSystemCatalogs)]);
  const { title, description } = await screenOf(route);
  await setLanguage(language);
  if (!description) throw new Error(`The screen of ${path} has no description.`);
  const styles = collectStyles();
  const content = await render(path, styles);
  return {
    content,
    styles: styles.elements(),
    title: `${i18n._(title)} · ${product.name}`,
    description: i18n._(description),
  };
}

async function render(path: string, { Provider }: ReturnType<typeof collectStyles>) {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <I18nProvider>
        <Provider>
          <ThemeProvider>
            <StaticRouter path={path}>
              <App />
            </StaticRouter>
          </ThemeProvider>
        </Provider>
      </I18nProvider>
    </StrictMode>,
    {
      // Parts that are sent later would need inline scripts, which the page's policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} can't be rendered.`, { cause: failures[0] });
  return html;
}
