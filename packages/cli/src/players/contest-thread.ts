import { serveContests } from '@tabuleiro/lab/contest-thread';
import { openPlayer } from './open-player.ts';

serveContests(openPlayer);
