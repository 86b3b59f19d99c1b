import { Box } from '@tolk/design-system';
import { CallToAction } from '../features/home/call-to-action.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { LanguageWall } from '../features/home/language-wall.tsx';
import { RecentJobs } from '../features/home/recent-jobs.tsx';
import { WhyUs } from '../features/home/why-us.tsx';

/** The public home: what Tolk is, for whom, and what is going on there now. */
export function Screen() {
  return (
    <Box>
      <Hero />
      <RecentJobs />
      <HowItWorks />
      <WhyUs />
      <LanguageWall />
      <CallToAction />
    </Box>
  );
}
