import { siteElementId } from '@tolk/contract/site';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { screen } from '@testing-library/react';

const site = document.createElement('script');

beforeAll(() => {
  site.id = siteElementId;
  site.type = 'application/json';
  site.textContent = JSON.stringify({
    operator: '北京霁禾有限公司',
    operatorEnglish: '北京霁禾有限公司',
    operatorLanguage: 'zh-CN',
    operatorEnglishLanguage: 'zh-CN',
  });
  document.body.append(site);
});
afterAll(() => site.remove());

it('the name of the operator says in which language it is written', async () => {
  const { SiteFooter } = await import('./site-footer.tsx');
  await setLanguage('en');
  renderScreen(<SiteFooter />);
  expect(screen.getByText('北京霁禾有限公司')).toHaveAttribute('lang', 'zh-CN');
});
