import { useSearchParams } from '@tolk/platform';
import { ClosedResume } from '../../features/public-resume/closed-resume.tsx';
import { PublicResume } from '../../features/public-resume/public-resume.tsx';

/** A supplier's resume, for everybody who has its share link (`share` in the address). */
export function Screen() {
  const [search] = useSearchParams();
  const share = search.get('share');
  return share ? <PublicResume share={share} /> : <ClosedResume />;
}
