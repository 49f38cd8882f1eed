// Wires the page about the game.

import { About } from '../../ui/screens/about.tsx';
import { LICENCES } from '../licences.ts';

export const AboutHost = () => <About licences={LICENCES} />;
