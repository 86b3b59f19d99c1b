import { msg } from '@lingui/core/macro';
import { loadCatalogs } from '@tolk/i18n';
import { labelsCatalogs } from '@tolk/labels';
import { marketViewsCatalogs } from '@tolk/market-views';
import { defineRemote } from '@tolk/platform';

const home = {
  title: msg`Translation and interpretation`,
  description: msg`Publish translation, interpreting or proofreading work, or take it on. Terms are fixed before work starts, and the payment is held until the results are accepted.`,
};

const about = {
  title: msg({ message: 'About us', context: 'heading' }),
  description: msg`Who is behind Tolk, what we do and the rules we hold ourselves to.`,
};

/** The words for a posting's states and units travel with the one screen that shows them. */
async function loadPublicJob() {
  const [screen] = await Promise.all([
    import('./routes/xqprojectdetail.tsx'),
    loadCatalogs(labelsCatalogs),
    loadCatalogs(marketViewsCatalogs),
  ]);
  return screen;
}

/** Words of dictionaries and places likewise. */
async function loadPublicHall() {
  const [screen] = await Promise.all([import('./routes/jobs.tsx'), loadCatalogs(labelsCatalogs)]);
  return screen;
}

export const remote = defineRemote({
  name: 'marketing',
  catalogs: {
    en: () => import('./locales/en.mjs'),
    'zh-CN': () => import('./locales/zh-CN.mjs'),
  },
  routes: [
    { path: '/', load: () => import('./routes/tolksindex.tsx'), ...home },
    { path: '/tolksindex', load: () => import('./routes/tolksindex.tsx'), ...home },
    { path: '/phoneindex', load: () => import('./routes/phoneindex.tsx'), ...home },
    { path: '/abouttolk', load: () => import('./routes/abouttolk.tsx'), ...about },
    { path: '/phoneabouttolk', load: () => import('./routes/phoneabouttolk.tsx'), ...about },
    {
      path: '/tolkMiniProgram',
      load: () => import('./routes/tolkMiniProgram.tsx'),
      title: msg({ message: 'Mini-program', context: 'menu' }),
      description: msg`Tolk inside WeChat: find work, answer messages and follow orders on the phone.`,
    },
    {
      path: '/askwhat',
      load: () => import('./routes/askwhat.tsx'),
      title: msg`Questions and answers`,
      description: msg`What it costs, where the money is, how translators are tested and paid, and how disputes are decided.`,
    },
    {
      path: '/jobs',
      load: loadPublicHall,
      title: msg`Translation and interpreting jobs`,
      description: msg`Open translation and interpreting jobs with languages, pay and deadline.`,
    },
    {
      path: '/xqprojectdetail',
      load: loadPublicJob,
      title: msg({ message: 'Job', context: 'menu' }),
      description: msg`A translation or interpretation job on Tolk: languages, field, pay and deadline.`,
    },
    {
      path: '/translators',
      load: () => import('./routes/translators.tsx'),
      title: msg({ message: 'Translators', context: 'menu' }),
      description: msg`Translators and interpreters with rates, verified identity, reviews and on-time figures.`,
    },
    {
      path: '/translator',
      load: () => import('./routes/translator.tsx'),
      title: msg({ message: 'Translator', context: 'menu' }),
      description: msg`What one translator shows to everybody: languages, rates, reviews and samples.`,
    },
    {
      path: '/xqrelationservice',
      load: () => import('./routes/xqrelationservice.tsx'),
      title: msg({ message: 'Customer service', context: 'menu' }),
      description: msg`How to reach the people behind Tolk, and the most common questions.`,
    },
    {
      path: '/terms',
      load: () => import('./routes/terms.tsx'),
      title: msg`Terms of service`,
      description: msg`What clients and translators agree to: orders, acceptance, fees, held money, settlement and appeals.`,
    },
    {
      path: '/privacy',
      load: () => import('./routes/privacy.tsx'),
      title: msg({ message: 'Privacy policy', context: 'menu' }),
      description: msg`Which data Tolk handles and why, how it is protected, how long it stays, and what you can do about it.`,
    },
  ],
});
