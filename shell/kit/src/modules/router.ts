/** The router's exports that pages use; sharing the whole package would prevent tree shaking. */
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
