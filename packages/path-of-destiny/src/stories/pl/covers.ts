import type { Covers } from '../types.ts';

export const covers: Covers = {
  edge: 'Tam, gdzie droga daje za wygraną, leży dolina, która zapomniała, co to głód. Jadłem tam. Opowiem wam, ile to kosztowało.',
  striga:
    'Król chce odzyskać córkę. Miasto chce jej śmierci. Oba podpisy stoją pod jednym kontraktem, a do pełni już blisko.',
  evil: 'Kobieta z puszką gwoździ, czarodziej z księgą i jarmark za trzy dni. W tej historii rację mają wszyscy.',
};
