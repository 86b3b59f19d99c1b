import { reportedIn } from '@tolk/contract/site';
import { ReportDialog } from '@tolk/market-views';
import { Navigate, pathTo, useLocation, useNavigate, useSession } from '@tolk/platform';

/** What the page’s own link to its report opens; who is not signed in does that first and comes back. */
export function ReportSupplier() {
  const { pathname, hash } = useLocation();
  const { session } = useSession();
  const navigate = useNavigate();
  const subjectId = reportedIn(hash);
  if (subjectId === undefined) return null;
  if (session.status !== 'signedIn') {
    return <Navigate to={pathTo('login', { from: `${pathname}${hash}` })} />;
  }
  const close = () => void navigate(pathname, { replace: true });
  return <ReportDialog subject="publicProfile" subjectId={subjectId} onClose={close} />;
}
