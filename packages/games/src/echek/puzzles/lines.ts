// Made by `npm run mine:puzzles -- echek --write 252`; docs/puzzles.md says how, and what the fields are.
export const lines = `
standard | 3B/PRrN/bkn1/2Kp w - Qq 25 | 0/* | 1 | Kd2-c2 | 1 | proved | 0000000000
standard | 1Rpb/1Br1/kKNQ/P1q1 b Rr - 0 | 0/* | 1 | Qd2-c2 | 1 | proved | 0000000000
standard | knKp/3R/Nr1b/BPq1 w r Q 8 | 0/* | 1 | Re4-b4 | 1 | proved | 0000000000
standard | BNr1/p1PR/1bnk/1qK1 w Rr - 2 | 0/* | 1 | Kd2-e2 | 1 | proved | 0000000000
standard | rPbN/kn2/2K1/Rp1B w Rr Qq 13 | 0/* | 1 | Rb2-b3 | 1 | proved | 0000000000
standard | 1qb1/rnk1/Q1pK/1N1B w Rr - 0 | 0/* | 1 | Ke3-e4 | 1 | proved | 0000000000
standard | bB1Q/nNR1/kK2/1P2 b Rr - 0 | 0/* | 1 | Nb4-d3 | 1 | proved | 0000000000
standard | 1R1b/1kpP/nK1B/1rN1 b - Qq 17 | 0/* | 1 | Pd4-d3 | 1 | 5 | 0000000000
standard | kBR1/1b1K/1pP1/1Nr1 w r Qq 2 | 0/* | 1 | Nc2-b4 | 1 | 5 | 0000000000
standard | R1BK/1k2/rpbN/n2P b - Qq 14 | 0/* | 1 | Bd3-e4 | 1 | 5 | 0000000000
standard | 3R/K1Q1/pbB1/rk2 w R - 0 | 0/* | 1 | P@e2-d2 | 1 | 5 | 0000000000
standard | nbK1/1qBN/2R1/krP1 w r - 2 | 0/* | 1 | Rd3-b3 | 1 | 5 | 0000000000
standard | 2NR/1kK1/2p1/1b2 b Rr - 0 | 0/* | 1 | Bc2-e4 | 1 | 5 | 0000000000
standard | kn1K/2NP/brRB/Q3 b Rr - 8 | 0/* | 1 | Bb3-d5 | 1 | 5 | 0000000000
standard | RNP1/B1rK/2n1/qkb1 w R - 1 | 0/* | 1 | Bb4-c3 | 1 | 5 | 0000000000
standard | 3p/r1kK/1nb1/1QBq b Rr - 0 | 0/* | 1 | Qe2-e3 | 1 | 5 | 0000000000
standard | rbP1/qpBR/1N2/1kK1 w Rr Q 2 | 0/* | 1 | Bd4-b2 | 1 | 5 | 0000000000
standard | 2P1/3N/pqkK/2n1 w Rr - 0 | 0/* | 1 | Pd5-d4 | 1 | 5 | 0000000000
standard | 1R2/2N1/1kKB/pr1Q b Rr - 0 | 0/* | 1 | Rc2-d2 | 1 | 5 | 0000000000
standard | K2N/Rkbp/1nrP/1q1B w Rr Q 4 | 0/* | 1 | Kb5-c5 | 1 | 5 | 0000000000
standard | bpnR/1q1B/1kKN/r1P1 b Rr - 1 | 0/* | 1 | Qc4-d4 | 1 | 5 | 0000000000
standard | 1q1R/rPb1/NK1n/k1Bp w Rr - 1 | 0/* | 1 | Kc3-c2 | 1 | 5 | 0000000000
standard | pBr1/n1Qb/qkR1/1PK1 w - - 2 | 0/* | 1 | Qd4-c4 | 1 | 5 | 0000000000
standard | 2R1/1kK1/bnPQ/p3 b Rr - 0 | 0/* | 1 | Nc3-e4 | 1 | 5 | 0000000000
standard | r3/p1kn/RBKb/P2Q b Rr - 0 | 0/* | 1 | Ne4-d2 | 1 | 5 | 0000000000
standard | b1N1/pkR1/qnrK/2B1 b r - 0 | 0/* | 3 | Nc3-e4 Ke3-e2 Rd3-e3 | 2 | 7 | 5543001000
standard | Bqb1/k1nQ/1PK1/rN2 w Rr - 3 | 0/* | 3 | Kd3-c4 Kb4-b3 Kc4-b4 | 2 | 7 | 5534100000
standard | NbQ1/kP1K/1rqB/npR1 w - - 0 | 0/* | 3 | Ke4-d4 Kb4-b3 Pc4-b4 | 2 | 7 | 4542100100
standard | nrR1/1k1P/B3/NbpK b r q 1 | 0/* | 3 | Kc4-d3 Ke2-e3 Pd2-e2 | 2 | 7 | 4343000000
standard | Q1rK/1PR1/kbnB/1q1p b r - 0 | 0/* | 3 | Nd3-c5 Ke5-e4 Rd5-e5 | 2 | 7 | 1434301000
standard | 1K2/R1B1/krQ1/1bnp w R - 3 | 0/* | 3 | N@c4 Kb3-b2 Rb4-b3 | 2 | 7 | 5551110000
standard | 1pPB/Q1nN/q1k1/rb1K b Rr - 1 | 0/* | 3 | Rb2-d2 Ke2-e3 Rd2-e2 | 2 | 7 | 4544010000
standard | 2b1/rk1n/B1KN/Pp1R b Rr Qq 2 | 0/* | 3 | Rb4-d4 Kd3-d2 Kc4-d3 | 2 | 7 | 3333101000
standard | 1Nq1/b1rp/1kK1/nP1B w Rr Q 6 | 0/* | 3 | Be2-c4 Kc3-d2 Bc4-e2 | 2 | 7 | 4231111110
standard | P1bN/rn1p/1Q1K/k1BR w R - 8 | 0/* | 3 | Re2-c2 Kb2-b3 Rc2-b2 | 2 | 7 | 2442101000
standard | KNp1/1nPr/1RbB/1kq1 b R - 1 | 0/* | 3 | Kc2-b3 Kb5-b4 Bd3-b5 | 2 | 7 | 5223111000
standard | bnP1/1k1K/NrQ1/BpR1 w Rr q 0 | 0/* | 3 | Pd5-d4 Kc4-b4 Pd4-c4 | 2 | 7 | 5343111000
standard | 1k1P/BRK1/pN2/bnrq w Rr Q 2 | 0/* | 3 | Pe5-d5 Kc5-b5 Rc4-c5 | 2 | 7 | 3511310100
standard | p2R/1kKq/nPN1/bBrQ w Rr - 2 | 0/* | 3 | Re5-c5 Kc4-b4 Kd4-c4 | 2 | 7 | 4543011000
standard | k1B1/1bPn/pNr1/K2R b - Qq 1 | 0/* | 3 | Rd3-d2 Kb2-c2 Pb3-b2 | 2 | 7 | 4433110000
standard | b1pB/NkK1/1n1r/1P2 b Rr - 1 | 0/* | 3 | Bb5-d3 Kd4-e4 Kc4-d4 | 2 | 7 | 3244110000
standard | b1N1/1kBn/rK1P/R1p1 b Rr q 0 | 0/* | 3 | Bb5-d3 Kc3-c2 Kc4-c3 | 2 | 7 | 3423000000
standard | r1q1/1k1K/nNbR/1P1B b Rr - 5 | 0/* | 3 | Rb5-e5 Ke4-d4 Re5-e4 | 2 | 7 | 4433121000
standard | R2r/nkQP/B1K1/pb1N w Rr q 7 | 0/* | 3 | Qd4-d5 Kc4-c3 Qd5-c4 | 2 | 7 | 4533101000
standard | 1nQ1/kK2/rPb1/NpBR b Rr - 3 | 0/* | 3 | Q@e4 Kc4-d4 Kb4-c4 | 2 | 7 | 1532010000
standard | 1QrN/RBK1/pkPb/n3 w R q 1 | 0/* | 3 | Pd3-d2 Kc3-c2 Kd4-c3 | 2 | 7 | 3443100000
standard | kRb1/2K1/NpnQ/BPr1 w r q 2 | 0/* | 3 | Kd4-c4 Kb5-b4 Rc5-b5 | 2 | 7 | 3211100000
standard | 1n1K/k2P/1r1p/bNBR b Rr Q 3 | 0/* | 3 | Q@d4 Ke5-d5 Bb2-e5 | 2 | 7 | 5542000000
standard | 2K1/kQr1/B1n1/NbpP w R q 9 | 0/* | 3 | Kd5-c5 Kb4-b5 Qc4-b4 | 2 | 7 | 5223111100
standard | rb2/p1kK/1QRn/B2N w r q 0 | 0/* | 3 | P@e5-d5 Kd4-c4 Ke4-d4 | 2 | 7 | 4424001000
standard | pN2/bB1R/1kKn/r1Q1 w Rr - 0 | 0/* | 3 | Nc5-b3 Kc3-c2 Kd3-c3 | 2 | 7 | 5434000000
standard | rb2/2BN/kQ1K/1R2 w Rr - 6 | 0/* | 3 | P@c4-b4 Kb3-b2 Qc3-b3 | 2 | 7 | 4434101001
standard | 2BQ/brK1/1nN1/kRP1 w R q 5 | 0/* | 3 | Nd3-c5 Kb2-b3 Rc2-b2 | 2 | 7 | 5331200010
standard | 1NbP/1RBp/r1nK/1k2 b - Qq 7 | 0/* | 3 | Kc2-d2 Ke3-e2 Pe4-e3 | 2 | 7 | 4340301000
standard | 1rnB/NP2/Rpbq/1Kk1 b r Q 4 | 0/* | 3 | Qe3-d4 Kc2-b2 Kd2-c2 | 2 | 7 | 5433011010
standard | 1NB1/1kK1/b1QR/rn2 w Rr - 0 | 0/* | 3 | P@b5-b4 Kc4-c3 Kd4-c4 | 2 | 7 | 5454000000
standard | 1n2/kPKp/NBbr/3R b - Qq 23 | 0/* | 3 | Re3-e5 Kd4-d5 Pe4-d4 | 2 | 7 | 5323130000
standard | 1p2/brnP/1k2/K1BN b Rr - 2 | 0/* | 3 | Rc4-c2 Kb2-b3 Rc2-b2 | 2 | 7 | 4513001000
standard | Nn2/Brkb/1Rpq/2K1 b r - 1 | 0/* | 3 | Be4-c2 Kd2-e2 Pd3-d2 | 2 | 7 | 5232330000
standard | 1k1B/pKN1/2Rb/1QrP w Rr q 0 | 0/* | 3 | Rd3-d5 Kc5-b5 Kc4-c5 | 2 | 7 | 5342111000
standard | pnrR/N1b1/BP1K/1kQ1 w Rr q 2 | 0/* | 3 | Nb4-d3 Kc2-b2 Qd2-c2 | 2 | 7 | 3453001100
standard | 1k2/BR1K/PNnp/1br1 w r Qq 11 | 0/* | 3 | Ke4-d5 Kc5-d4 Nc3-e4 | 2 | 7 | 4433000100
standard | rb1B/1kK1/nP2/R3 w Rr - 0 | 0/* | 3 | N@d3 Kc4-b4 Pc3-c4 | 2 | 7 | 4344101100
standard | 1npN/1krP/R1KB/1b2 w Rr Qq 2 | 0/* | 3 | Rb3-f3 Kb4-b3 Nd5-b4 | 2 | 7 | 4451100000
standard | bnRB/pPk1/N1K1/1rQ1 w R - 1 | 0/* | 3 | Qd2-e3 Kd4-e4 Kd3-d4 | 2 | 7 | 4242120100
standard | bP1N/1kK1/1Rqn/1B1p w Rr - 0 | 0/* | 3 | Q@b3 Kc4-b4 Rc3-c4 | 2 | 7 | 4532010000
standard | 2p1/1kR1/qnB1/1QbK b r - 1 | 0/* | 3 | R@e4 Ke2-e3 Nc3-e2 | 2 | 7 | 4443110000
standard | 1kK1/b1NQ/qrBp/1nPR w Rr - 0 | 0/* | 3 | Bd3-c4 Kc5-b5 Kd5-c5 | 2 | 7 | 5433101010
standard | K3/1bNB/kRP1/1qnr b Rr Q 1 | 0/* | 3 | P@d5-c5 Kb5-b4 Pc5-b5 | 2 | 7 | 4531200000
standard | 1bB1/P1NR/1Q1K/pnk1 w Rr q 0 | 0/* | 3 | Re4-e2 Kd2-d3 Re2-d2 | 2 | 7 | 3453101100
standard | Q3/B3/1KN1/pPbk w Rr q 0 | 0/* | 3 | R@e4 Ke2-e3 Qb5-e2 | 2 | 7 | 3543000000
standard | np1N/BrP1/1qbR/1kK1 b - Q 16 | 0/* | 3 | Bd3-e2 Kd2-d3 Kc2-d2 | 2 | 7 | 4342111100
standard | 1bQ1/1pPB/1kn1/rK2 b Rr - 1 | 0/* | 3 | Q@e2 Kc2-d2 Kc3-c2 | 2 | 7 | 4544311000
standard | 1p1N/1kRB/b1K1/1nrP b Rr Qq 0 | 0/* | 3 | Pc5-d5 Kd3-c3 Rd2-d3 | 2 | 7 | 5452320000
standard | 4/kK2/BbRP/2pr w Rr - 0 | 0/* | 3 | Q@c5 Kb4-b5 Kc4-b4 | 2 | 7 | 5555410000
standard | pBk1/bN1q/1K2/2R1 w Rr - 0 | 0/* | 3 | P@d3-d4 Kd5-e5 Pd4-d5 | 2 | 7 | 4553401000
standard | 1R2/2Q1/prbP/1kK1 w Rr - 0 | 0/* | 3 | N@c4 Kc2-b2 Kd2-c2 | 2 | 7 | 4544131000
standard | 1BK1/1k1n/bRN1/r2p w Rr Qq 8 | 0/* | 3 | P@b5-b4 Kc4-d4 Rc3-c4 | 2 | 7 | 5544210000
standard | 2R1/bnBQ/r1K1/pk2 w Rr - 0 | 0/* | 3 | P@e2-d2 Kc2-c3 Pd2-c2 | 2 | 7 | 5555420000
standard | 2n1/1kPb/2KR/NB1r b Rr - 0 | 0/* | 3 | P@b3-c3 Kd3-d2 Be4-d3 | 2 | 7 | 4545200000
standard | 2k1/Kr1B/pbnN/3R b Rr - 0 | 0/* | 3 | Kd5-c5 Kb4-b5 Rc4-b4 | 2 | 7 | 5444212010
standard | 3r/BqN1/bRK1/1k1P b Rr - 0 | 0/* | 3 | P@e4-e3 Kd3-d2 Pe3-d3 | 2 | 7 | 5443410010
standard | 3r/kK1Q/1bB1/Rn2 w Rr - 1 | 0/* | 3 | P@c5-b5 Kb4-b3 Kc4-b4 | 2 | 7 | 5334120010
standard | B1kQ/r1K1/bP1R/1nN1 w R q 2 | 0/* | 3 | Pc3-c4 Kd5-c5 Kd4-d5 | 2 | 7 | 5434101100
standard | 1b2/n1kK/1qr1/2RB b Rr - 0 | 0/* | 3 | P@d5-e5 Ke4-e3 Kd4-e4 | 2 | 7 | 5455210000
standard | 3Q/1KPb/1R2/B1kn w - - 0 | 0/* | 3 | Kc4-d3 Kd2-c2 Kd3-d2 | 2 | 7 | 5454220000
standard | 1kP1/nQ1N/2K1/rbB1 w Rr q 4 | 0/* | 3 | R@b3 Kc5-b5 Qc4-c5 | 2 | 7 | 4444110010
standard | b1K1/nk2/qrPB/1QNR w Rr - 1 | 0/* | 3 | Be3-d4 Kc4-c5 Nd2-c4 | 2 | 7 | 4455201000
standard | pPB1/3K/Nbnr/1k1R b r Qq 6 | 0/* | 3 | Bc3-d4 Ke4-e5 Re3-e4 | 2 | 7 | 5524400000
standard | pBP1/1nkK/rb2/RN2 b Rr - 0 | 0/* | 3 | Rb3-e3 Ke4-d3 Nc4-d2 | 2 | 7 | 5444111100
standard | 1BbN/k2Q/1RK1/nprP w - q 10 | 0/* | 3 | Ne5-c4 Kb4-b3 Qe4-b4 | 2 | 7 | 5552110000
standard | pb1q/1kB1/Q1KN/3R w Rr - 3 | 0/* | 3 | Kd3-c3 Kc4-d3 Re2-d2 | 2 | 7 | 4535112001
standard | 1b1n/r1k1/1pKB/1N1R b Rr - 1 | 0/* | 3 | Ne5-c4 Kd3-d2 Kd4-d3 | 2 | 7 | 5534120000
standard | 1bB1/2Q1/rk1n/1K1P b Rr - 1 | 0/* | 3 | P@d3-d2 Kc2-b2 Kc3-c2 | 2 | 7 | 4554231120
standard | prb1/n3/1KB1/k2N w Rr - 0 | 0/* | 3 | P@d2-c2 Kb2-b3 Pc2-b2 | 2 | 7 | 5544110010
standard | 1rPb/1k1B/qN1p/Rn1K b R Q 12 | 0/* | 3 | Kc4-d3 Ke2-d2 Pe3-e2 | 2 | 7 | 4553200100
standard | p1Q1/1kK1/bPrN/1nBR w Rr q 2 | 0/* | 3 | Bd2-b4 Kc4-c5 Kd4-c4 | 2 | 7 | 4444420110
standard | 2kR/1K1P/2NB/rbn1 w Rr q 0 | 0/* | 3 | Be3-c5 Kd5-d4 Re5-d5 | 2 | 7 | 4345240100
standard | pnb1/k3/1KPB/NR2 w Rr - 0 | 0/* | 3 | Rc2-c4 Kb4-b3 Rc4-b4 | 2 | 7 | 5445121010
standard | R1Q1/BK2/1knr/b3 b Rr - 0 | 0/* | 3 | P@e4-d4 Kc4-c5 Pd4-c4 | 2 | 7 | 5555300100
standard | nNBb/1p1r/1K1P/1Rk1 w Rr Qq 6 | 0/* | 3 | Kc3-d3 Kd2-e2 Kd3-d2 | 2 | 7 | 4554321000
standard | 2KN/nk1P/b1B1/1r1p b Rr Q 2 | 0/* | 3 | Rc2-c5 Kd5-d4 Rc5-d5 | 2 | 7 | 4552111100
standard | 1bP1/rn1Q/1kK1/2B1 b Rr - 0 | 0/* | 3 | Bc5-e3 Kd3-c2 Rb4-b2 | 2 | 7 | 3524510010
standard | 2Q1/rb1B/1kKP/4 b Rr - 0 | 0/* | 3 | P@c5-c6 Kd2-d3 Kc2-d2 | 2 | 7 | 4454500000
standard | 2nr/2pP/b1RB/1kK1 b Rr Q 0 | 0/* | 3 | Nd5-c3 Kd2-e2 Kc2-d2 | 2 | 7 | 5442120010
standard | 4/B1RQ/1KN1/k1P1 w Rr - 7 | 0/* | 3 | Qe4-e5 Kb2-c2 Nd3-b2 | 2 | 7 | 5455210000
standard | K3/1qPB/k1rb/1n2 b Rr Q 0 | 0/* | 3 | P@d5-c5 Kb5-b4 Pc5-b5 | 2 | 7 | 4455221000
standard | k1np/Kr1P/1QbN/2RB w - q 6 | 0/* | 3 | Rd2-c2 Kb5-c5 Kb4-b5 | 2 | 7 | 5533201100
standard | r1K1/1kp1/1NnB/2b1 b Rr - 2 | 0/* | 3 | Nd3-e5 Kd5-c5 Pd4-d5 | 2 | 7 | 5555111000
standard | 1nBR/NkK1/b2P/2r1 b Rr - 1 | 0/* | 3 | P@c3-d3 Kd4-c3 Rd2-c2 | 2 | 7 | 5455501100
standard | qPQ1/1k1K/pn1N/1rBR b Rr - 0 | 0/* | 3 | B@d3xb3 Ke4-d4 Nc3-e4 | 2 | 7 | 5555410010
standard | 1rK1/qn1Q/1kRb/p1NB b r - 0 | 0/* | 3 | Be3-d4 Kd5-e5 Rc5-d5 | 2 | 7 | 5452401010
standard | 1rnN/1p1B/q1KP/1k1R b Rr Q 0 | 0/* | 3 | Rc5-c3 Kd3-d2 Qb3-d3 | 2 | 7 | 4555500010
standard | 1nRB/2kK/1bP1/r3 b Rr - 0 | 0/* | 3 | P@d2-e2 Ke4-e3 Kd4-e4 | 2 | 7 | 5443400000
standard | 2P1/1K1Q/bBrk/1Rp1 w Rr q 0 | 0/* | 3 | N@d4 Ke3-e2 Qe4-e3 | 2 | 7 | 4435021100
standard | 1RQ1/NP1B/1kK1/qnpr b Rr - 1 | 0/* | 3 | Nc2-d4 Kd3-e3 Pd2-d3 | 2 | 7 | 4443202000
standard | r1QP/p2B/bkK1/n1NR w Rr - 1 | 0/* | 3 | Qd5-c4 Kc3-c2 Qc4-c3 | 2 | 7 | 5443302210
standard | 1bR1/knBP/K3/1N2 b Rr q 0 | 0/* | 3 | P@d3-c3 Kb3-b2 Kb4-b3 | 2 | 7 | 5543110100
standard | nBP1/b2K/1k1N/2qR b Rr Q 2 | 0/* | 3 | Kc3-d4 Ke4-d3 Bb4-c3 | 2 | 7 | 5555010000
standard | 1b2/N1Kq/k2R/1PBn w R Q 1 | 0/* | 3 | Re3-c3 Kb3-b2 Rc3-b3 | 2 | 7 | 4551221100
standard | bnpN/BQ1P/1Rk1/r2K b r q 1 | 0/* | 3 | Rb2-d2 Ke2-e3 Rd2-e2 | 2 | 7 | 5443020100
standard | b1q1/nKrQ/k2B/1pRN b Rr - 0 | 0/* | 3 | Kb3-c3 Kc4-b3 Pc2-b2 | 2 | 7 | 4533120010
standard | 2NB/qkRP/n1Kp/1Q2 b Rr - 0 | 0/* | 3 | Qb4-d2 Kd3-c3 Qd2-d3 | 2 | 7 | 4434221000
standard | 1bnB/1qQ1/N1kK/rR2 w Rr - 5 | 0/* | 3 | P@e2-d2 Kd3-c3 Ke3-d3 | 2 | 7 | 5545431100
standard | nb1R/1NpP/1kK1/1r1B b Rr - 2 | 0/* | 3 | Bc5-e3 Kd3-d2 Kc3-d3 | 2 | 7 | 5454201000
standard | rkK1/b2P/nBNQ/R3 w Rr - 0 | 0/* | 3 | Pe4-d4 Kc5-c4 Kd5-c5 | 2 | 7 | 5445110100
standard | 1qn1/p1kN/b1KB/1P2 w Rr - 0 | 0/* | 3 | R@c3 Kd4-c4 Kd3-d4 | 2 | 7 | 5454202100
standard | 2N1/qkn1/1rBK/1Qb1 b Rr - 1 | 0/* | 3 | P@e5-e4 Ke3-e2 Pe4-e3 | 2 | 7 | 5445400000
standard | qrb1/1Q1p/N1KB/nRk1 w Rr - 1 | 0/* | 3 | Nb3-d4 Kd2-e2 Kd3-d2 | 2 | 7 | 5453130000
standard | k1K1/1PR1/2B1/1qbQ w Rr - 1 | 0/* | 3 | Rd4-b4 Kb5-c5 Qe2-b5 | 2 | 7 | 5355311000
standard | 1KPR/k1N1/1B1p/rbn1 b r Qq 1 | 0/* | 3 | Rb2-b5 Kc5-c4 Rb5-c5 | 2 | 7 | 5455220010
standard | 1Q1R/bnK1/q1k1/1r1B b r - 1 | 0/* | 3 | P@e3-e4 Kd4-d5 Pe4-d4 | 2 | 7 | 5454111000
standard | 1pb1/B1Rn/1KrP/kN2 b R q 9 | 0/* | 5 | Kb2-b3 Kc3-d2 Bd5-c4 Kd2-e2 Rd3-d2 | 3 | proved | 4423211110
standard | 1B2/Q1P1/nNkK/rb1p w Rr - 0 | 0/* | 5 | Ke3-e4 Q@d2 R@c4 Kd3-d2 Ke4-d3 | 1 | proved | 5534111000
standard | b1r1/1kRB/qK2/N1np b r Q 1 | 0/* | 5 | Bb5-d3 P@e3 Qb3-b4 Kc3-c2 Kc4-c3 | 1 | 9 | 5423001000
standard | 1kb1/qN1B/1rpn/RPK1 b R Q 2 | 0/* | 5 | Qb4-b3 Nc4-e5 Kc5-c4 Kd2-e2 Pd3-d2 | 1 | 9 | 4442121000
standard | 1R1N/1kPB/br1q/1Kpn w Rr Q 4 | 0/* | 5 | Ne5-d3 Kc4-b4 Pd4-c4 Kb4-b5 Pc4-b4 | 3 | 9 | 3532110010
standard | k2P/npR1/1rK1/bBNQ w R q 6 | 0/* | 5 | Pe5-d5 Kb5-c5 Nd2-b3 Kc5-b5 Nb3-c5 | 1 | 9 | 5333232000
standard | PnNr/pBkq/1K2/1bR1 b Rr Q 3 | 0/* | 5 | Kd4-d3 Kc3-b3 Qe4-e2 Kb3-b2 Nc5-b3 | 1 | 9 | 5433022010
standard | NpK1/rPnR/1kbB/q2Q b r - 11 | 0/* | 5 | Qb2-d2 Re4-e2 Bd3-e4 Kd5-e5 Pc5-d5 | 1 | 9 | 4544111100
standard | P3/1nRN/1kK1/qbpB b Rr - 0 | 0/* | 5 | R@d5 Q@e3 Qb2-b4 Kd3-e3 Kc3-d3 | 1 | 9 | 4535120000
standard | r2b/pk1B/NKP1/3R w Rr - 0 | 0/* | 5 | Q@d5 Q@d4 Re2-b2 Kc4-d4 Kc3-c4 | 1 | 9 | 4345100100
standard | 2qP/rkK1/1bBR/1nNp b Rr Q 0 | 0/* | 5 | Rb4-b3 O-O Bc3-b2 Ke3-e4 Nc2-e3 | 1 | 9 | 4434111010
standard | 2nr/b1kp/1K1B/RNP1 w Rr Qq 2 | 0/* | 5 | Pd2-d3 Kd4-c4 Be3-c5 Kc4-d4 Kc3-c4 | 1 | 9 | 4544202000
standard | B1PR/b1k1/npK1/rN1q b Rr - 0 | 0/* | 5 | Qe2-e3 Kd3-d2 Pc3-d3 Kd2-e2 Pd3-d2 | 3 | 9 | 5541310000
standard | nb1p/P1B1/rkRK/N1q1 b Rr - 1 | 0/* | 5 | Pe5-e4 Rd3-d5 Kc3-d3 Ke3-e2 Kd3-e3 | 1 | 9 | 3340230000
standard | n1KN/1Bp1/b1kP/2Rr w r Qq 5 | 0/* | 5 | Rd2-c2 Pd4-e4 Kd5-d4 Kd3-d2 Kd4-d3 | 1 | 9 | 4332201010
standard | 1q1R/1kKn/bQ2/BNp1 b Rr - 1 | 0/* | 5 | Pd2-d3 Kd4-e3 R@d2 Ke3-e2 Pd3-e3 | 3 | 9 | 4252131010
standard | 1nb1/kPRN/2K1/1BQ1 w Rr q 2 | 0/* | 5 | Bc2-b3 R@e5 Qd2-b2 Kb4-c3 Qb2-c2 | 1 | 9 | 4542101000
standard | 1k1q/NbrP/n3/RpBK b R Q 1 | 0/* | 5 | Rd4-d3 Bd2-c3 Nb3-d2 Ke2-e3 Bc4-e2 | 1 | 9 | 4544011010
standard | 1bR1/pnQP/rk1N/q1KB b Rr - 0 | 0/* | 5 | Rb3-d3 O-O Rd3-d4 Kd5-e5 Rd4-d5 | 3 | 9 | 5434100100
standard | R2b/rpKn/1qk1/P1NB b Rr Q 5 | 0/* | 5 | Pc4-c5 Nd2-b3 Rb4-c4 Kd4-d5 Rc4-d4 | 1 | 9 | 5432220000
standard | prR1/BN1K/2b1/2kP w Rr - 0 | 0/* | 5 | Q@c3 Kd2-c2 Nc4-b2 Kc2-d2 Qc3-c2 | 3 | 9 | 5323231000
standard | 1pB1/bK1N/1kP1/n1Rr w Rr - 1 | 0/* | 5 | Rd2-c2 O-O Rc2-d2 Ke2-e3 Rd2-e2 | 3 | 9 | 5354121000
standard | pRn1/1BN1/1k1K/Qbr1 w R q 6 | 0/* | 5 | Qb2-b3 Bc2-e4 P@b2-c2 Kc3-d3 Qb3-c3 | 3 | 9 | 4442112000
standard | 1nK1/k1R1/1PpB/1N1b b r Qq 6 | 0/* | 5 | R@e4 Rd4-c4 Pd3-d4 Kd5-e5 Pd4-d5 | 3 | 9 | 2552111000
standard | bnp1/1r1K/2PN/kRB1 w R Qq 5 | 0/* | 5 | Pd3-c3 Kb2-b3 Bd2-b4 Kb3-b2 Pc3-b3 | 1 | 9 | 5532120000
standard | rQN1/b1Kk/p1PR/n2B w Rr q 2 | 0/* | 5 | Nd5-c3 Ke4-e5 Re3-e4 Ke5-d5 Re4-e5 | 1 | 9 | 4223220100
standard | q1p1/Pb2/BrkK/1Qn1 b Rr - 1 | 0/* | 5 | Nd2-e4 Ke3-e2 Rc3-e3 Ke2-d2 Re3-e2 | 1 | 9 | 5343111010
standard | Nr2/BpPn/qRb1/1k1K b r - 0 | 0/* | 5 | Rc5-e5 Ke2-e3 Kc2-d2 Ke3-e2 Re5-e3 | 1 | 9 | 4424110000
standard | pnB1/1kR1/N1K1/1brP b Rr Q 7 | 0/* | 5 | Nc5-e4 Nb3-c5 Q@b3 Kd3-c3 Rd2-d3 | 3 | 9 | 3442011110
standard | 1bN1/np1q/1rkR/PBK1 w r - 7 | 0/* | 5 | Pb2-b3 Qe4-e5 Q@e4 Kd3-d4 Kd2-d3 | 3 | 9 | 4542211000
standard | 1P1N/n1KB/b1k1/rR2 b r - 2 | 0/* | 5 | Bb3-c4 Kd4-d5 P@b5 Kd5-d4 Nb4-d5 | 1 | 9 | 5444120010
standard | r3/1k1n/1K1B/bpPR b Rr Q 4 | 0/* | 5 | Q@d4 Kc3-b3 Pc2-c3 Kb3-b4 Pc3-b3 | 1 | 9 | 4533111110
standard | P1p1/bRNQ/1k1K/rnB1 w Rr q 2 | 0/* | 5 | Qe4-e5 Bb4-c5 Pb5-b4 Kc3-b3 Qe5-c3 | 3 | 9 | 5233341000
standard | rbn1/k1Rq/1KQp/NB2 b Rr - 0 | 0/* | 5 | Rb5-b3 Qd3-d2 Pe3-d3 Kc3-c4 Rb3-c3 | 3 | 9 | 4343130000
standard | b1Rr/1k1p/qPBK/1nN1 b r Q 0 | 0/* | 5 | Nc2-d4 Bd3-c2 Bb5-d3 Ke3-e2 Re5-e3 | 1 | 9 | 4442320100
standard | 2PB/rnRN/1k1K/b1p1 b Rr - 1 | 0/* | 5 | Q@c5 Q@e2 Rb4-b3 Ke3-e2 Rb3-e3 | 1 | 9 | 5341020010
standard | rP2/n1Kq/BkN1/b1pR b Rr Q 3 | 0/* | 5 | Kc3-c4 Kd4-d5 Bb2-d4 Kd5-e5 Nb4-d5 | 1 | 9 | 3433222100
standard | R1B1/rb1Q/N1K1/1kpn w Rr - 6 | 0/* | 5 | Qe4-d4 Q@b2 O-O Kc2-b2 P@c3-c2 | 3 | 9 | 4353101200
standard | 1kP1/pb2/NBK1/2rR w R - 4 | 0/* | 5 | Q@c2 Q@b5 Bc3-b2 Kc5-d4 Qc2-e4 | 1 | 9 | 5444111000
standard | nP1Q/NrK1/1kBR/q1bp w Rr - 1 | 0/* | 5 | Bd3-c2 Kc3-b3 Qe5-c3 Kb3-b2 Qc3-b3 | 3 | 9 | 5442210010
standard | 1qn1/1rkK/Qb2/NPB1 b Rr - 0 | 0/* | 5 | Nd5-e3 Ke4-e5 Qc5-d5 Ke5-e4 Qd5-e5 | 1 | 9 | 5423322000
standard | PNB1/bn1K/kr1p/1qR1 b r Q 11 | 0/* | 5 | Rc3-d3 Rd2-e2 Qc2-d2 Ke4-d4 Pe3-e4 | 1 | 9 | 4552200000
standard | 2n1/qkK1/Nrp1/bP1B b R Q 0 | 0/* | 5 | Rc3-e3 Kd4-e4 Bb2-e5 Ke4-d4 Re3-e4 | 1 | 9 | 5512012010
standard | 2Qr/P1BR/nkNb/p1K1 w Rr q 0 | 0/* | 5 | Qd5-c5 Re5-d5 Re4-c4 Kc3-c2 Rc4-c3 | 1 | 9 | 5335030000
standard | n1R1/1Nbr/qP1B/1kK1 w Rr Q 0 | 0/* | 5 | Rd5-c5 Bd4-e5 Be3-d4 Kc2-b2 Kd2-c2 | 3 | 9 | 4543130000
standard | 1qb1/B1kP/1Kp1/r1n1 b Rr Q 1 | 0/* | 5 | Bd5-b3 R@e3 Rb2-c2 Kc3-c4 Rc2-c3 | 3 | 9 | 3545220000
standard | k1PN/1KRB/b1n1/1r2 b Rr Q 0 | 0/* | 5 | Kb5-b4 Kc4-c5 P@c3 Kc5-c4 Nd3-c5 | 1 | 9 | 5353310100
standard | pP1N/1kK1/r1n1/1BbR b Rr Q 1 | 0/* | 5 | Rb3-e3 Bc2-b3 Q@c2 Kd4-e4 Kc4-d4 | 1 | 9 | 3554131000
standard | 1nK1/b2k/P1NB/rpR1 w R Qq 22 | 0/* | 5 | Kd5-d4 Ke4-e5 Rd2-d5 Ke5-e4 Rd5-e5 | 1 | 9 | 4533330201
standard | 1rBN/qnK1/1kbQ/2pR b Rr - 0 | 0/* | 5 | O-O Kd4-e4 Rc3-e3 Ke4-d4 Re3-e4 | 3 | 9 | 5455542100
standard | RB1q/k1pN/Knb1/1P2 w Rr - 0 | 0/* | 5 | Ne4-d2 Qe5-b2 Q@e3 Kb4-c4 Kb3-b4 | 1 | 9 | 5354551100
standard | nN2/r1R1/kK1B/1pQ1 w Rr - 0 | 0/* | 5 | P@c4 Q@b2 O-O Kb3-b2 Rc3-b3 | 3 | 9 | 5453233000
standard | 1qP1/n1kK/1b2/1NrR b Rr - 1 | 0/* | 5 | P@d3-e3 B@b2xc2 Nb4-c2 Ke4-e5 Kd4-e4 | 1 | 9 | 4555131000
standard | br1B/1kR1/K1Np/1Pn1 w Rr Qq 0 | 0/* | 5 | Pc2-c3 Rc5-d5 Nd3-c5 Kc4-b4 Rd4-c4 | 3 | 9 | 5443041001
standard | 1kK1/bR2/nBNr/1p2 b Rr Qq 6 | 0/* | 5 | Re3-e4 Bc3-d2 Nb3-d4 Kd5-e5 Kc5-d5 | 3 | 9 | 3554351302
standard | 1b1k/1nK1/rB1R/p1N1 w Rr q 0 | 0/* | 5 | Q@b4 Pb2-c2 P@b2 Ke5-e4 Bc3-e5 | 1 | 9 | 5434325500
standard | 2B1/kK2/bpPN/2q1 w Rr - 0 | 0/* | 5 | R@c5 Bb3-c2 Bd5-b3 Kb4-b5 Kc4-b4 | 3 | 9 | 5554241011
standard | 1Qq1/KrRb/1k2/nNBP w Rr - 2 | 0/* | 5 | Pe2-e3 Qd5-b3 Pe3-d3 Kc3-b3 Bd2-c3 | 3 | 9 | 5533342211
standard | q1B1/1kNn/1rb1/p2K b R Q 7 | 0/* | 5 | Pb2-c2 Ke2-e3 Pc2-d2 Ke3-e2 Rc3-e3 | 3 | 9 | 4554132000
standard | 2bn/1RpP/r1NB/1kK1 w Rr - 0 | 0/* | 5 | Q@b4 O-O Rc4-c3 Kb3-b2 Qb4-b3 | 3 | 9 | 5453232200
standard | p1bN/1r1K/nRk1/3B b Rr - 2 | 0/* | 5 | Q@c2 Q@b2 Nb3-d4 Ke4-e3 Bd5-e4 | 1 | 9 | 3553112300
standard | r3/nb1R/1NK1/kP1B w Rr q 0 | 0/* | 5 | Q@d5 Rb5-c5 Re4-e3 Kb2-b3 Pc2-b2 | 1 | 9 | 5553013010
standard | 1B2/k1R1/nrK1/pbNP w Rr Qq 4 | 0/* | 5 | Rd4-c4 Nb3-d4 Nd2-b3 Kb4-b5 Rc4-b4 | 3 | 9 | 5543431100
standard | 1Q1r/1KkP/1R1N/Bb1n w - - 5 | 0/* | 5 | Rc3-d3 Kd4-c3 Qc5-b4 Kc3-b3 Kc4-c3 | 3 | 9 | 4444253010
standard | 3p/PrbR/k1K1/1QNB b R - 4 | 0/* | 5 | Q@b5 Qc2-b2 N@c2 Kd3-c3 Qb5-d3 | 3 | 9 | 5453121101
standard | rbRP/BkK1/q1N1/npQ1 w Rr - 0 | 0/* | 5 | Kd4-c3 Kc4-d4 Pe5-e4 Kd4-e3 Qd2-e2 | 3 | 9 | 5453441000
standard | 2b1/2kK/qpPB/1n1R b Rr - 0 | 0/* | 5 | R@d2 Q@e5 Qb3-b2 Ke4-e5 Kd4-e4 | 1 | 9 | 5542321100
standard | 1pr1/nb1R/2P1/kKB1 w Rr Q 2 | 0/* | 5 | N@d4 Kb2-b3 Bd2-c3 Kb3-b2 Nd4-b3 | 3 | 9 | 5555220000
standard | bn1K/q1Np/rkP1/2BR b - Q 3 | 0/* | 5 | Kc3-c2 Re2-e3 Bb5-c4 Ke5-d5 Pe4-e5 | 1 | 9 | 5544431010
standard | kr1R/1NK1/nb2/pPBQ w Rr q 2 | 0/* | 5 | Re5-d5 Kb5-b4 O-O Kb4-b5 Rd4-b4 | 1 | 9 | 4535430100
standard | Pr2/pnRk/N1BK/1b2 w - Qq 17 | 0/* | 5 | Rd4-d5 Nc4-b2 Nb3-d4 Ke4-e5 Ke3-e4 | 3 | 9 | 4443221300
standard | 2NR/bpPB/1Kn1/1k2 b Rr - 2 | 0/* | 5 | Q@e3 Kc3-b3 Pc4-c3 Kb3-b2 Pc3-b3 | 1 | 9 | 5445452001
standard | 1BN1/rK1p/n1k1/P1b1 b Rr q 1 | 0/* | 5 | Bd2-c3 Bc5-e3 Nb3-c5 Kc4-d4 Rb4-c4 | 3 | 9 | 5443323111
standard | n1K1/RBpP/b1k1/r2q b r Q 1 | 0/* | 5 | Qe2-e3 Pe4-e5 Qe3-e4 Kd5-c5 Pd4-d5 | 1 | 9 | 5455321020
standard | 2B1/1bQP/rn1R/1kK1 b Rr - 0 | 0/* | 5 | Bc4-d3 Bd5-c4 Rb3-b5 Kd2-e2 Kc2-d2 | 1 | 9 | 5554221200
standard | b1pB/PRK1/1rk1/1n2 b Rr Q 0 | 0/* | 5 | Q@e3 Rc4-c5 Qe3-e4 Kd4-e3 Bb5-e2 | 1 | 9 | 5553122010
standard | k1KB/1r1b/2nP/RpN1 w R Qq 3 | 0/* | 5 | Rb2-b4 Nd3-b2 Be5-c3 Kb5-c5 Rb4-b5 | 1 | 9 | 3554421000
standard | 2q1/1kRp/brBP/n1K1 b r Q 7 | 0/* | 5 | Rc3-c2 N@e5 O-O Kd2-e2 Kc2-d2 | 1 | 9 | 4553231010
standard | 2BN/bpQ1/1kK1/1PR1 w Rr - 1 | 0/* | 5 | Rd2-b2 Kc3-d2 Qd4-e3 Kd2-e2 Rb2-d2 | 1 | 9 | 4542453210
standard | PnR1/1b1B/k1K1/1N2 w Rr q 0 | 0/* | 5 | Pb5-b4 Bc4-b5 Q@c4 Kb3-b2 Qc4-b3 | 3 | 9 | 5445112100
standard | pP2/1kK1/2NQ/1bBR w Rr q 1 | 0/* | 5 | Qe3-b3 R@b2 Re2-e3 Kc4-c3 Kd4-c4 | 1 | 9 | 5544133300
standard | RB2/1rKQ/kpP1/1bn1 w R - 0 | 0/* | 5 | Rb5-b4 Q@b2 O-O Kb3-b2 Kb4-b3 | 1 | 9 | 5455220100
standard | pbQB/1q1R/1kK1/n1rP b Rr - 1 | 0/* | 5 | Qc4-d4 O-O Pb5-b4 Ke4-e3 Qd4-e4 | 1 | 9 | 3444141100
standard | 2rR/Pkn1/1bBp/N1K1 b Rr Q 12 | 0/* | 5 | Nd4-c2 Bd3-e4 Kc4-d3 Kd2-e2 Kd3-d2 | 1 | 9 | 5454122100
standard | 1qN1/r1bR/1kKB/1n1P b Rr - 1 | 0/* | 5 | P@e5 Q@d2 Qc5-c4 Kd3-d2 Kc3-d3 | 1 | 9 | 5445123300
standard | p1K1/1kq1/Pb1B/2Nr b Rr Q 3 | 0/* | 5 | Bc3-e5 Kd5-c5 N@d3 Kc5-d5 Nd3-c5 | 1 | 9 | 5444131110
standard | 1P2/2K1/kRBN/pbq1 w Rr - 1 | 0/* | 5 | Kd4-c4 Kb3-b4 Rc3-b3 Kb4-b5 Kc4-b4 | 1 | 9 | 5433323200
standard | b1qP/k1nB/1KQ1/rR2 w Rr - 0 | 0/* | 5 | Rc2-c4 O-O Rc4-c2 Kb2-b3 Rc2-b2 | 1 | 9 | 5445120001
standard | 1rQ1/KnpR/1B1k/1bq1 b r - 1 | 0/* | 5 | Rc5-b5 Kb4-b3 Rb5-b4 Kb3-b2 Rb4-b3 | 3 | 9 | 5454553000
standard | 2q1/kbBN/K1rP/2Rn b R - 0 | 0/* | 5 | P@c2-b2 Kb3-c3 Kb4-b3 Kc3-c2 Kb3-c3 | 1 | 9 | 5554131110
standard | 2b1/qN1k/pR1K/1BQn w Rr - 3 | 0/* | 5 | Qd2-d4 Qb4-b5 P@b4 Ke4-d3 Nc4-d2 | 1 | 9 | 5552211200
standard | 1k1p/BNK1/RP1b/nrq1 w Rr - 6 | 0/* | 5 | Rb3-b5 Qd2-e2 Bb4-d2 Kc5-b4 Pc3-b3 | 1 | 9 | 4544510100
standard | 1k1p/N1K1/rP1B/bQ1R w Rr q 0 | 0/* | 5 | Re2-e4 Pe5-d5 Re4-e5 Kc5-c4 Be3-c5 | 1 | 9 | 4553123210
standard | R3/1KB1/k1pP/bNQ1 w Rr q 1 | 0/* | 5 | Rb5-b4 Bb2-c1 Bd5-b3 Kb4-c4 Rb5-b4 | 3 | 9 | 5452443200
standard | 1k1B/rnQ1/qbPK/1p1R b Rr - 1 | 0/* | 5 | Pc2-d2 N@c2 Kc5-b5 Ke3-e4 Nc4-e3 | 1 | 9 | 5545434010
standard | nrR1/N1kK/bP1q/p1B1 w r Q 2 | 0/* | 5 | Nb4-d3 Kd4-c4 Bd2-b4 Kc4-d4 Pc3-c4 | 1 | 9 | 5554442010
standard | 2br/Qk1B/n1K1/pN2 w Rr q 0 | 0/* | 5 | P@b5-c5 Nb3-d2 R@b3 Kc4-c3 Qb4-c4 | 1 | 9 | 5454132000
standard | r1RB/1kb1/P1pK/1N1n b r - 2 | 0/* | 5 | Rb5-b4 Pb3-c3 O-O Ke3-e4 Pd3-e3 | 1 | 9 | 5442121311
standard | 1bB1/krN1/1RK1/pn1Q w Rr - 0 | 0/* | 5 | Rc3-b3 Rc4-c3 Bd5-c4 Kb4-b5 Rb3-b4 | 1 | 9 | 4554521100
standard | 1NpR/1k1n/1KbP/1rQ1 w Rr - 2 | 0/* | 5 | B@f2xc2 R@d2 Rd5-e5 Kb4-c4 Kb3-b4 | 3 | 9 | 5554550000
standard | 1K1n/kBNR/1bP1/q1pr w r Q 1 | 0/* | 5 | Nd4-b3 Kb4-b5 Pd3-d4 Kb5-b4 Kc5-b5 | 1 | 9 | 4545342120
standard | BK2/P1q1/rk1p/2b1 b Rr Q 0 | 0/* | 5 | Kc3-c4 Kc5-d5 N@e4 Kd5-c5 Qd4-d5 | 3 | 9 | 5545111420
standard | 1NBP/bpQ1/1k1n/1KrR w Rr - 0 | 0/* | 7 | Nc5-b3 Pc4-c5 Bd5-c4 Pc5-b5 Pe5-e4 Kc3-d3 Kc2-c3 | 1 | 11 | 5544211000
standard | 1B2/qNP1/b2R/1kK1 w Rr - 1 | 0/* | 5 | Re3-c3 Kc2-b2 Q@e2 Kb2-c2 Nc4-b2 | 1 | 9 | 5455553220
standard | Nr1R/1BkK/1b2/p1n1 w Rr Qq 8 | 0/* | 5 | P@e3-d3 Kd4-e3 Re5-d5 Ke3-e2 Ke4-e3 | 3 | 9 | 5554443300
standard | 1P1R/N1B1/rknK/p1b1 w Rr - 0 | 0/* | 5 | Pc5-c4 Nd3-c5 Ke3-d3 Kc3-c2 Kd3-c3 | 3 | 9 | 5444345300
standard | 1K1B/qP1b/1nkR/r3 b r Q 1 | 0/* | 5 | P@d4-d5 Pc4-d4 Rb2-e2 Kc5-c4 Pd5-c5 | 1 | 9 | 5552345510
standard | 1Rp1/1k1K/rn1b/2PB b Rr Qq 5 | 0/* | 5 | Kc4-d4 O-O Rb3-f3 Kb5-b4 Bd3-b5 | 1 | 9 | 5554552010
standard | R1b1/rKpP/1BQ1/1k2 b R - 2 | 0/* | 5 | N@b3 Bc3-b2 Kc2-c3 Kc4-c5 Kc3-c4 | 3 | 9 | 4355454510
standard | P3/1Kp1/bkn1/2qB b Rr Q 0 | 0/* | 5 | R@d5 R@e3 Rd5-c5 Kc4-b4 Kc3-c4 | 3 | 9 | 5554453450
standard | 3N/n1k1/qbBK/1rp1 b Rr - 1 | 0/* | 5 | Rc2-e2 Bd3-b5 Pd2-d3 Ke3-d2 Qb3-c2 | 3 | 9 | 5545344210
standard | B2P/Q1Nr/bKpR/1k2 b Rr - 0 | 0/* | 5 | Q@e2 Kc3-d2 N@c3 Kd2-e2 Kc2-d2 | 3 | 9 | 5554455400
standard | 1q1N/n1kR/1rPb/K3 b r Q 0 | 0/* | 5 | P@d2-c2 B@d2xc2 Qc5-c4 Kb2-c2 P@b3-b2 | 1 | 9 | 4545555200
standard | 1pQB/kb1R/P1K1/1N1n w r - 1 | 0/* | 5 | Nc2-d4 Bc4-d5 Re4-c4 Kb4-c3 Nd4-c2 | 1 | 9 | 5555542212
standard | rNbn/1pR1/kK1B/P3 w Rr - 0 | 0/* | 5 | Be3-d2 Ne5-d3 Rd4-e4 Kb3-b4 Kc3-b3 | 1 | 9 | 4445355400
standard | 1R1B/2k1/1qPK/r1bp b Rr - 3 | 0/* | 5 | N@c4 O-O Rb2-b5 Kc5-b4 Qc3-b3 | 1 | 9 | 4554554301
standard | 2b1/1K1N/1PBr/k1pR w Rr Q 1 | 0/* | 5 | Kc4-b3 Bd5-c4 Ne4-c5 Kb2-c2 Kb3-b2 | 3 | 9 | 5354543210
standard | q1BN/RQb1/k2K/1pn1 w Rr - 0 | 0/* | 5 | P@d3-c3 Nd2-e4 Ne5-d3 Kb3-b2 Rb4-b3 | 3 | 9 | 5545555500
standard | R2B/1nPN/bqk1/r2K b Rr - 2 | 0/* | 5 | Qc3-d2 O-O P@d5-c5 Kb5-b4 Pc5-b5 | 3 | 9 | 5555534310
standard | 1R1P/Kr1p/nb1B/k1N1 b r Qq 9 | 0/* | 7 | Nb3-d4 Nd2-b3 Kb2-c2 Be3-d2 Kc2-d3 Kb4-b5 Rc4-b4 | 2 | 11 | 3444443001
`;
