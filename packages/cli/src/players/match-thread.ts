import { serveMatches } from '@tabuleiro/lab/match-thread';
import { openPlayer } from './open-player.ts';

serveMatches(openPlayer);
