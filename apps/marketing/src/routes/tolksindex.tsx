import { AboutShort } from '../features/home/about-short.tsx';
import { ContactBand } from '../features/home/contact-band.tsx';
import { Figures } from '../features/home/figures.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { LanguageWall } from '../features/home/language-wall.tsx';
import { MarketNow } from '../features/home/market-now.tsx';
import { MoneyPath } from '../features/home/money-path.tsx';
import { RecentJobs } from '../features/home/recent-jobs.tsx';
import { WhyUs } from '../features/home/why-us.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { Page } from '../site/page.tsx';

/** The public home: what Tolk is, for whom, and what is going on there now. */
export function Screen() {
  return (
    <Page>
      <Hero />
      <Figures />
      <HowItWorks />
      <RecentJobs />
      <MarketNow />
      <MoneyPath />
      <WhyUs />
      <LanguageWall />
      <CallToAction />
      <AboutShort />
      <ContactBand />
    </Page>
  );
}
