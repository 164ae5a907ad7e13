import { createContext, useContext } from 'react';
import type { Navigator } from '#ports/navigator.port.ts';

const NavigateContext = createContext<Navigator['go']>(() => {});

export const NavigateProvider = NavigateContext.Provider;

/** Goes to another page of the site, without the browser beginning anew. */
export function useNavigate(): Navigator['go'] {
  return useContext(NavigateContext);
}
