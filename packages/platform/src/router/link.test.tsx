import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from './browser-router.tsx';
import { PreloadContext } from '../preload.ts';
import { Link, RouteLink, useLocation, useNavigationType, useSearchParams } from './router.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Filters() {
  const [query, setQuery] = useSearchParams();
  return (
    <button
      onClick={() =>
        setQuery(
          (current) => {
            current.set('page', '2');
            return current;
          },
          { replace: true },
        )
      }
    >
      {query.get('field')}
    </button>
  );
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('Link', () => {
  it('goes to another screen without loading a document', () => {
    render(
      <BrowserRouter>
        <RouteLink to="jobDetail" params={{ id: '7' }}>
          Job
        </RouteLink>
        <Address />
      </BrowserRouter>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Job' }));
    expect(screen.getByRole('status')).toHaveTextContent('/jobhall/jobdetail?id=7');
  });

  it('leaves a click with Ctrl to the browser', () => {
    render(
      <BrowserRouter>
        <Link to="/login">Log in</Link>
        <Address />
      </BrowserRouter>,
    );
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  });

  it('takes the place of an overlay’s entry, as a new page', () => {
    function Arrival() {
      return <span>{useNavigationType()}</span>;
    }
    render(
      <BrowserRouter isOverlayEntry={() => true}>
        <Link to="/login">Log in</Link>
        <Address />
        <Arrival />
      </BrowserRouter>,
    );
    const before = window.history.length;
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status')).toHaveTextContent('/login');
    expect(screen.getByText('PUSH')).toBeInTheDocument();
    expect(window.history.length).toBe(before);
  });

  it('starts loading its screen when the pointer reaches it', () => {
    const preloaded: string[] = [];
    render(
      <PreloadContext value={(path) => preloaded.push(path)}>
        <BrowserRouter>
          <Link to="/login">Log in</Link>
        </BrowserRouter>
      </PreloadContext>,
    );
    fireEvent.pointerEnter(screen.getByRole('link'));
    expect(preloaded).toEqual(['/login']);
  });
});

describe('useSearchParams', () => {
  it('changes one value of the query and keeps the others', () => {
    window.history.replaceState(null, '', '/jobhall/joblist?field=law');
    const entries = window.history.length;
    render(
      <BrowserRouter>
        <Filters />
        <Address />
      </BrowserRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'law' }));
    expect(screen.getByRole('status')).toHaveTextContent('/jobhall/joblist?field=law&page=2');
    expect(window.history.length).toBe(entries);
  });
});
