import { renderPage } from '../testing/render-page.tsx';
import { dark, light } from './tokens.ts';

const background = /--ui-palette-background-default:\s*([^;]+);/;

/** Value of the page's ground in each rule of the document that gives it one, by the rule's conditions. */
function grounds(): Record<string, string> {
  const found: Record<string, string> = {};
  const read = (rules: CSSRuleList, media: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) read(rule.cssRules, rule.media.mediaText);
      const value = background.exec(rule.cssText)?.[1];
      if (rule instanceof CSSStyleRule && value) found[`${media} ${rule.selectorText}`] = value;
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules, 'all');
  return found;
}

it('the dark variables hold on screens only, so that paper gets the light ones', () => {
  renderPage(<p>Order</p>);
  expect(grounds()).toEqual({
    'all :root,[data-color-scheme="light"]': light.page,
    'screen [data-color-scheme="dark"]': dark.page,
  });
});
