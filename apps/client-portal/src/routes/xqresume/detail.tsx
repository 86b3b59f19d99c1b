import { useSearchParams, useSession } from '@tolk/platform';
import { ClosedResume } from '../../features/public-resume/closed-resume.tsx';
import { PublicResume } from '../../features/public-resume/public-resume.tsx';
import { SupplierResume } from '../../features/supplier-resume/supplier-resume.tsx';

/**
 * A supplier's resume: for everybody who has its share link (`share`), and the whole of it for a
 * client who may read it (`supUserId`).
 */
export function Screen() {
  const [search] = useSearchParams();
  const { session } = useSession();
  const share = search.get('share');
  const supUserId = search.get('supUserId');
  if (share) return <PublicResume share={share} />;
  if (supUserId && session.status === 'signedIn' && session.identity === 'client') {
    return <SupplierResume supUserId={supUserId} />;
  }
  return <ClosedResume />;
}
