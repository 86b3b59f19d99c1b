import { useLingui } from '@lingui/react/macro';
import { pathTo, useNavigate } from '@tolk/platform';
import type { DeskKey } from '../keys/keys.tsx';

/** The key that leads to the search over everything. */
export function useSearchKey(): DeskKey {
  const { t } = useLingui();
  const navigate = useNavigate();
  return {
    key: '/',
    label: t({ message: 'Search everything', context: 'key' }),
    run: () => void navigate(pathTo('staffSearch')),
  };
}
