import { AboutShort } from '../features/home/about-short.tsx';
import { Figures } from '../features/home/figures.tsx';
import { LanguageWall } from '../features/home/language-wall.tsx';
import { MarketNow } from '../features/home/market-now.tsx';
import { MoneyPath } from '../features/home/money-path.tsx';
import { PhoneContact } from '../features/home/phone-contact.tsx';
import { PhoneHero } from '../features/home/phone-hero.tsx';
import { PhoneHowItWorks } from '../features/home/phone-how-it-works.tsx';
import { RecentJobs } from '../features/home/recent-jobs.tsx';
import { WhyUs } from '../features/home/why-us.tsx';
import { Page } from '../site/page.tsx';
import { StickyEntrance } from '../site/sticky-entrance.tsx';

/** The home page made for phones. */
export function Screen() {
  return (
    <Page>
      <PhoneHero />
      <Figures />
      <PhoneHowItWorks />
      <RecentJobs />
      <MarketNow />
      <MoneyPath />
      <WhyUs />
      <LanguageWall />
      <AboutShort />
      <PhoneContact />
      <StickyEntrance />
    </Page>
  );
}
