/** The router's names that pages use; sharing the package itself would keep all of it. */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
export type { To } from 'react-router-dom';
