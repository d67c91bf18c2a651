// Made by `npm run mine:puzzles -- echek`; docs/puzzles.md says how, and what the fields are.
export const lines = `
standard | 1nR1/b1kP/2KB/prN1 w r q 2 | 0/* | 1 | Nd2-c4 | 1 | 14 | 0000000000
standard | 1bNB/2KR/1kP1/rnpQ b Rr q 1 | 0/* | 1 | Kc3-c4 | 1 | 12 | 0000000000
standard | 1P2/B1R1/p1kn/bKN1 b r Q 6 | 0/* | 1 | Kd3-c3 | 1 | 12 | 0000000000
standard | 1kB1/RK2/1nNb/rPp1 b Rr - 2 | 0/* | 1 | Be3-d4 | 1 | 12 | 0000000000
standard | kKr1/3P/p2N/bnBR w R Qq 1 | 0/* | 1 | Bd2-b4 | 1 | 12 | 0000000000
standard | pnrP/1NRB/1b2/1kK1 w Rr Q 2 | 0/* | 1 | Nc4-b2 | 1 | 11 | 0000000000
standard | 2p1/qkBR/NrK1/Q1b1 w Rr - 0 | 0/* | 1 | Nb3-c5 | 1 | 11 | 0000000000
standard | 1Bp1/nb2/rkRK/q2N w Rr - 0 | 0/* | 1 | P@d2-c2 | 1 | 11 | 0000000000
standard | 1rRQ/1bn1/kK1P/p1B1 w Rr q 3 | 0/* | 1 | Bd2-b4 | 1 | 11 | 0000000000
standard | 1pKB/k3/1nP1/bN2 b Rr q 0 | 0/* | 1 | Bb2-d4 | 1 | 10 | 0000000000
standard | r1R1/1kKN/4/4 b Rr - 0 | 0/* | 1 | P@c3-d3 | 1 | 7 | 0000000000
standard | 4/bkKN/n1Q1/4 b Rr - 0 | 0/* | 1 | P@c5-d5 | 1 | 7 | 0000000000
standard | pk2/1K2/2N1/3Q w Rr - 1 | 0/* | 1 | P@d4-d5 | 1 | 7 | 0000000000
standard | 1R2/1kKB/rpq1/4 w Rr - 0 | 0/* | 1 | P@b5-b4 | 1 | 7 | 0000000000
standard | 4/qkKP/1r1Q/4 w Rr - 0 | 0/* | 1 | Qe3-c5 | 1 | 7 | 0000000000
standard | 2R1/1r1N/1kKB/2p1 b Rr - 0 | 0/* | 1 | Rc4-d4 | 1 | 7 | 0000000000
standard | 2N1/1kKP/n3/4 b Rr - 0 | 0/* | 1 | P@c3-d3 | 1 | 7 | 0000000000
standard | 1K1P/rkQ1/b1q1/NnBp b Rr - 1 | 0/* | 3 | Rb4-b5 Kc5-d5 Kc4-c5 | 2 | proved | 4531112000
standard | 1Q1B/NkP1/2rb/pK1n b Rr q 5 | 0/* | 3 | Kc4-c3 Kc2-d2 Kc3-c2 | 2 | proved | 2523000000
standard | kK1P/1n1R/rNpB/2b1 b Rr Qq 5 | 0/* | 3 | Pd3-d4 Kc5-d5 Kb5-c5 | 2 | 15 | 4522100000
standard | 2b1/pkRP/nK2/1NBr b - Qq 2 | 0/* | 3 | Re2-e3 Kc3-d3 Kc4-c3 | 2 | 15 | 4341121000
standard | r1N1/1Bn1/1pK1/kRbP w R Qq 5 | 0/* | 3 | Nd5-b4 Kb2-b3 Rc2-b2 | 2 | 15 | 5434000100
standard | nPQ1/Rb1B/1pK1/k1rN w R - 0 | 0/* | 3 | Rb4-b3 Kb2-c2 Rb3-b2 | 2 | 14 | 4333022100
standard | p2r/PnNB/1R2/k1Kb w - Qq 22 | 0/* | 3 | Pb4-b3 Kb2-c2 Pb3-b2 | 2 | 14 | 3432212000
standard | P2B/rRK1/Nb2/pnkQ w - q 0 | 0/* | 3 | Qe2-e3 Kd2-e2 Nb3-d2 | 2 | 14 | 5531020000
standard | 1rbp/BPn1/N1Kq/2kR b R Q 2 | 0/* | 3 | Kd2-c2 Kd3-d2 Qe3-d3 | 2 | 13 | 5443200000
standard | 1qpB/N1b1/nrR1/1kK1 b Rr - 3 | 0/* | 3 | Qc5-e3 Kd2-e2 Kc2-d2 | 2 | 13 | 4431130010
standard | K1p1/1RNP/kr1B/1bn1 b R Qq 26 | 0/* | 3 | Pd5-c5 Kb5-b4 Pc5-b5 | 2 | 13 | 5542110000
standard | 1kK1/Nb1Q/1npP/1qBr w Rr - 6 | 0/* | 3 | R@b3 Kc5-b5 Kd5-c5 | 2 | 13 | 3311210000
standard | 1kK1/R1PN/1rp1/b1qB w - Q 2 | 0/* | 3 | Pd4-c4 Kc5-b5 Kd5-c5 | 2 | 13 | 4533001010
standard | QBnP/1NpR/2k1/rb1K b Rr q 2 | 0/* | 3 | Rb2-d2 Ke2-e3 Rd2-e2 | 2 | 13 | 5323110000
standard | n1BR/1kK1/b1Q1/prNP w Rr q 0 | 0/* | 3 | Qd3-c3 Kc4-b4 Kd4-c4 | 2 | 13 | 5341220100
standard | bB1K/1P1r/1pk1/n1RN b r Qq 2 | 0/* | 3 | Kd3-d4 Ke5-d5 Re4-e5 | 2 | 13 | 5340020000
standard | p1bR/1kK1/rn1N/1BP1 b Rr q 1 | 0/* | 3 | Rb3-d3 Kd4-e4 Rd3-d4 | 2 | 12 | 3452000000
standard | 1Kpr/Bk1b/RPn1/2q1 w Rr Q 4 | 0/* | 3 | N@c2 Kc4-d4 Kc5-c4 | 2 | 12 | 4322121000
standard | 1P1K/N1p1/BRkr/bq1n b Rr Q 1 | 0/* | 3 | Re3-e4 Ke5-d5 Re4-e5 | 2 | 12 | 4331101000
standard | 1n1Q/qbPR/pr1B/1kK1 w Rr - 1 | 0/* | 3 | N@d3 Kc2-b2 Kd2-c2 | 2 | 12 | 5421020100
standard | NbB1/pr1P/nR2/1kKQ w Rr q 1 | 0/* | 3 | Pe4-d4 Kc2-b2 Rc3-c2 | 2 | 12 | 4342120100
standard | rP1Q/1kK1/qnpb/2RB b Rr - 0 | 0/* | 3 | Qb3-c2 Kd4-e4 Kc4-d4 | 2 | 12 | 5431100000
standard | 1QP1/bprB/N1Kn/1k2 b Rr - 1 | 0/* | 3 | Bb4-d2 Kd3-c3 Rd4-d3 | 2 | 12 | 5334110000
standard | nRq1/1pQ1/k1rP/bBK1 b Rr - 0 | 0/* | 3 | Nb5-c3 Kd2-e2 Rd3-d2 | 2 | 12 | 5333101010
standard | k1R1/1K1N/rbp1/nPB1 w Rr Qq 2 | 0/* | 3 | Rd5-c5 Kb5-b4 Rc5-b5 | 2 | 12 | 5430100100
standard | 1pK1/2PR/kbrQ/1BN1 b Rr q 4 | 0/* | 3 | N@c4 Kd5-e5 Pc5-d5 | 2 | 12 | 5551000010
standard | 1RB1/1Pbn/r1pN/1kK1 b Rr Qq 2 | 0/* | 3 | Ne4-c3 Kd2-e2 Kc2-d2 | 2 | 12 | 3431201000
standard | p1k1/N1QR/bn1K/q1B1 w r - 6 | 0/* | 3 | P@c4-c5 Kd5-e5 Qd4-d5 | 2 | 11 | 3544000000
standard | K1bR/k1nr/1qp1/N1B1 b Rr - 1 | 0/* | 3 | Re4-c4 Kb5-c5 Kb4-b5 | 2 | 11 | 5444100000
standard | Bk2/1KpN/P3/rbQR w Rr - 2 | 0/* | 3 | Re2-e5 Kc5-d5 Ne4-c5 | 2 | 11 | 4443100000
standard | N1KB/1k1r/Q1nb/1qp1 b Rr - 0 | 0/* | 3 | Re4-d4 Kd5-c5 Rd4-d5 | 2 | 11 | 4442010000
standard | 1B2/1K1R/k1nP/rbN1 w Rr Qq 2 | 0/* | 3 | Re4-b4 Kb3-c3 Rb4-b3 | 2 | 11 | 4532110000
standard | 3N/kPrB/b1Rq/1Kp1 w Rr - 0 | 0/* | 3 | Q@c5 Kb4-b5 Pc4-b4 | 2 | 11 | 3443111000
standard | 1bpP/r1n1/k1QK/2BN b Rr q 3 | 0/* | 3 | Kb3-c3 Ke3-d3 Bc5-e3 | 2 | 11 | 4302010000
standard | Nbnr/pRk1/1B1K/q1P1 w Rr - 5 | 0/* | 3 | Pd2-d3 Kd4-e4 Rc4-d4 | 2 | 11 | 3544110000
standard | b1N1/1kBn/rK1P/R1p1 b Rr q 0 | 0/* | 3 | Bb5-d3 Kc3-c2 Kc4-c3 | 2 | 11 | 3423000000
standard | N1nb/1k1B/q2K/rPp1 b Rr Q 6 | 0/* | 3 | Qb3-d3 Ke3-e2 Qd3-e3 | 2 | 11 | 4542100000
standard | brpR/1kK1/q2P/2BN w Rr Q 3 | 0/* | 3 | Ne2-c3 Kc4-b4 Kd4-c4 | 2 | 11 | 5531200000
standard | r1nP/bp1B/N2K/1Qk1 w Rr - 7 | 0/* | 3 | Be4-d3 Kd2-e2 Qc2-d2 | 2 | 10 | 5533100000
standard | 1QNR/k1K1/bPpq/B3 b R - 0 | 0/* | 3 | Bb3-c4 Kd4-e4 Pd3-d4 | 2 | 10 | 5432210000
standard | pP1R/1kKB/bQ2/nq2 b Rr - 0 | 0/* | 3 | Nb2-d3 Kd4-e3 Qc2-e2 | 2 | 10 | 5542010010
standard | Q3/1P1R/KBrq/k1b1 w Rr - 0 | 0/* | 3 | N@d4 Kb2-c2 Kb3-b2 | 2 | 10 | 5343110000
standard | B1k1/bKp1/2Rn/Pr2 b Rr - 2 | 0/* | 3 | Rc2-c3 Kc4-c5 Ne3-c4 | 2 | 10 | 5342201000
standard | rp2/P1Bb/Kk2/1RN1 b Rr Qq 0 | 0/* | 3 | N@c4 Kb3-b2 Kc3-b3 | 2 | 10 | 4434111000
standard | QrP1/1nBK/1kq1/b1p1 b Rr - 1 | 0/* | 3 | Qd3-e3 Ke4-e5 Qe3-e4 | 2 | 10 | 5324301000
standard | NBP1/1Kb1/nk1Q/4 b Rr q 2 | 0/* | 3 | R@b2 Kc4-d3 Rb2-d2 | 2 | 9 | 5443100000
standard | 1kK1/bpP1/n1B1/3R w Rr q 2 | 0/* | 3 | N@c3 Kc5-b5 Kd5-c5 | 2 | 9 | 4442200000
standard | P2B/1N1Q/krK1/1p2 w Rr q 0 | 0/* | 3 | Pb5-b4 Kb3-b2 Pb4-b3 | 2 | 9 | 3444120000
standard | 1N2/bpBP/K1q1/1k2 b Rr Q 1 | 0/* | 3 | Pc4-c3 Kb3-b2 Pc3-b3 | 2 | 9 | 5444100000
standard | 1kqr/bn1N/pPRQ/K1B1 b r - 0 | 0/* | 5 | Qd5-d4 Qe3-e2 Nc4-e3 Kb2-c2 Pb3-b2 | 1 | proved | 2222111000
standard | bPk1/1p1K/q1RB/1nrN w r Q 4 | 0/* | 3 | Be3-d4 Kd5-e5 Rd3-d5 | 2 | proved | 4533121000
standard | 1knR/qK1B/1b1N/prP1 w Rr Q 0 | 0/* | 3 | Be4-d3 Kc5-d4 Re5-e4 | 2 | 14 | 5541201100
standard | Kp1R/2bN/Qr1B/n1kP b R q 5 | 0/* | 3 | Rc3-c4 Kb5-b4 Pc5-b5 | 2 | 14 | 5452130000
standard | 1N1P/rRK1/npk1/1b1B b r Qq 2 | 0/* | 3 | Bc2-e4 Kd4-d5 Nb3-d4 | 2 | 13 | 5442011110
standard | 1nB1/RK1P/1kbN/r1qp w Rr - 1 | 0/* | 3 | Ne3-c2 Kc3-b3 Kc4-c3 | 2 | 13 | 4444112000
standard | 1BPN/nkb1/2RK/2qr b Rr Q 0 | 0/* | 3 | Kc4-c3 Ke3-e4 Re2-e3 | 2 | 13 | 5542211100
standard | 1b1N/1k1K/rBp1/1PnR b Rr Qq 8 | 0/* | 3 | Bc5-d4 Ke4-e3 Nd2-e4 | 2 | 13 | 5441122010
standard | 4/kRNB/1pK1/brnP w R Q 8 | 0/* | 3 | Pe2-e1 Kb5-b4 Rc5-b5 | 2 | 13 | 5434020100
standard | k3/1KnP/BR1p/1Nb1 w Rr Q 0 | 0/* | 3 | Rc3-c5 Kb5-b4 Rc5-b5 | 2 | 12 | 3543310000
standard | b1Pp/rN1n/k1K1/1RB1 w r Q 5 | 0/* | 3 | Kd3-c3 Kb3-b2 Kc3-b3 | 2 | 12 | 4545001200
standard | bN1P/nrKQ/1p2/k1BR w R - 1 | 0/* | 3 | Re2-c2 Kb2-b3 Rc2-b2 | 2 | 12 | 4543220001
standard | P2N/k1B1/1Kr1/Rpb1 b Rr Qq 2 | 0/* | 3 | N@c5 Kc3-b3 Rd3-c3 | 2 | 12 | 5554200000
standard | r1n1/BkbP/q1K1/2NR b Rr - 0 | 0/* | 3 | P@c2-c3 Kd3-c2 Qb3-b2 | 2 | 11 | 5545320110
standard | 1K2/kb1B/q1N1/Pn2 b Rr Q 3 | 0/* | 3 | Qb3-d5 Kc5-b5 Qd5-c5 | 2 | 11 | 5443312000
standard | 1b2/kpKQ/B1P1/1NR1 w Rr q 0 | 0/* | 3 | Pd3-c3 Kb4-b5 Nc2-b4 | 2 | 11 | 5444310000
standard | b2N/rkK1/P1RQ/1q1B w - - 1 | 0/* | 3 | Qe3-c5 Kc4-c3 Qc5-c4 | 2 | 11 | 5443112000
standard | N1qP/1kK1/1p2/nRBb b Rr Q 6 | 0/* | 3 | R@e3 Kd4-d3 Qd5-d4 | 2 | 11 | 3544111100
standard | 1kRB/2pP/br2/1KN1 b R Qq 4 | 0/* | 3 | N@c4 Kc2-b2 Rc3-c2 | 2 | 11 | 5331322100
standard | K1q1/1k1n/NbBr/1p2 b Rr Q 1 | 0/* | 3 | Qd5-c5 Kb5-b4 Qc5-b5 | 2 | 11 | 5345110000
standard | 1NRB/1P2/pkKn/2br b Rr - 1 | 0/* | 3 | Re2-e4 Kd3-c2 Pb3-b2 | 2 | 11 | 4554120100
standard | 1pR1/1bBP/q1NQ/1kK1 w Rr - 1 | 0/* | 3 | Bd4-c3 Kc2-b2 Kd2-c2 | 2 | 10 | 5544121000
standard | 1BR1/k1K1/b1qp/1Qn1 w Rr - 1 | 0/* | 3 | Kd4-c4 Kb4-b5 Kc4-b4 | 2 | 10 | 5345020100
standard | 2rP/1kK1/2pb/RN1B b Rr q 1 | 0/* | 3 | N@c5 Kd4-c3 Nc5-b3 | 2 | 10 | 5554212010
standard | 2Q1/bNpR/n2B/1kK1 w Rr - 1 | 0/* | 3 | P@d3-c3 Kc2-b2 Kd2-c2 | 2 | 10 | 4544211010
standard | 1P1Q/1pB1/k1nb/rK2 b Rr - 1 | 0/* | 3 | Be3-d2 Kc2-c3 Rb2-c2 | 2 | 10 | 5434111000
standard | 2P1/rn1K/pk1b/3B b Rr Q 3 | 0/* | 3 | Rb4-d4 Ke4-d3 Nc4-d2 | 2 | 10 | 5544100000
standard | bnrP/k1B1/1KQ1/NR2 w Rr - 0 | 0/* | 3 | Rc2-c4 Kb4-b3 Rc4-b4 | 2 | 10 | 5444220000
standard | 1KRq/r1b1/1kB1/1n1p b r Q 1 | 0/* | 3 | Kc3-c4 Kc5-b5 Kc4-c5 | 2 | 10 | 4544221000
standard | 1Qp1/2Bn/b1RP/1kK1 b Rr - 1 | 0/* | 3 | Ne4-c3 Kd2-e2 Kc2-d2 | 2 | 10 | 3324300220
standard | k1n1/1KbQ/R1P1/BN2 w Rr q 1 | 0/* | 3 | Rb3-b4 Kb5-c5 Rb4-b5 | 2 | 10 | 5544213000
standard | pk2/n1KB/1b2/1qR1 w Rr - 0 | 0/* | 3 | P@e5-d5 Kc5-c4 Pd5-c5 | 2 | 10 | 5553500000
standard | 1RN1/P1r1/bk1K/1nB1 w R q 7 | 0/* | 3 | Rc5-c4 Kc3-d3 Rc4-c3 | 2 | 10 | 5541211000
standard | rpb1/Q1N1/1KBR/k1P1 w Rr - 1 | 0/* | 3 | Pd2-c2 Kb2-b3 Pc2-b2 | 2 | 10 | 4443201010
standard | N1K1/B1kr/b1pP/Rq2 b Rr - 1 | 0/* | 3 | Qc2-c5 Kd5-c4 Pd3-c3 | 2 | 10 | 5554100100
standard | 1K1Q/1kr1/q1Bb/pnRN b Rr - 1 | 0/* | 3 | Qb3-b5 Kc5-b4 Pb2-b3 | 2 | 10 | 5435101000
standard | r1Kb/1k2/2QP/1NB1 b Rr - 2 | 0/* | 3 | P@e4-d4 Kd5-c5 Pd4-d5 | 2 | 10 | 5445100100
standard | 3p/k1n1/KBbq/2R1 b Rr Q 0 | 0/* | 3 | R@c2 Kb3-b2 Kb4-b3 | 2 | 9 | 4555201100
standard | 2Q1/qk2/bK1R/r1nB b Rr - 0 | 0/* | 3 | P@d4-d3 Kc3-c2 Pd3-c3 | 2 | 9 | 5553201100
standard | 1qb1/Q2R/N1K1/pk1B w Rr - 0 | 0/* | 3 | P@c4-c3 Kc2-d2 Pc3-c2 | 2 | 9 | 4545310000
standard | 3Q/b2B/1kKR/qr1P b Rr - 0 | 0/* | 3 | Qb2-d4 Kd3-d2 Qd4-d3 | 2 | 9 | 4454211100
standard | Q1B1/RP1K/1Nnk/q1r1 b Rr - 0 | 0/* | 3 | Rd2-d4 Ke4-e5 Ke3-e4 | 2 | 9 | 5554011000
standard | 1np1/2kK/3N/1BP1 b Rr - 0 | 0/* | 3 | Q@b4 Ke4-d3 Qb4-c3 | 2 | 8 | 5554511110
standard | 1BN1/1K1q/rknR/p2Q b Rr - 0 | 0/* | 3 | Rb3-b4 Kc4-d4 Rb4-c4 | 2 | 8 | 5535500001
standard | p3/1bk1/1n1B/1Q1K b Rr - 1 | 0/* | 3 | R@d3 Ke2-d2 Nc3-e2 | 2 | 8 | 5553041000
standard | b3/k1P1/1qR1/r1NK w R - 1 | 0/* | 3 | Pd4-c4 Kb4-b3 Pc4-b4 | 2 | 8 | 5554110000
standard | 2N1/1KPp/1kn1/rb1R w Rr - 0 | 0/* | 3 | Q@b4 Kc3-b3 Kc4-c3 | 2 | 8 | 5444110000
standard | 1b2/n1q1/1kK1/1Q1B w Rr - 1 | 0/* | 3 | P@b2-b3 Kc3-c4 Qc2-c3 | 2 | 8 | 5554531000
standard | 1R2/qBQ1/1kK1/1b2 w Rr - 0 | 0/* | 3 | Bc4-b3 Kc3-b2 Kd3-e3 | 2 | 8 | 5434210000
standard | Qk2/1Kp1/bnB1/1R2 w Rr - 0 | 0/* | 3 | P@e4-e5 Kc5-d5 Kc4-c5 | 2 | 8 | 5553520210
standard | 1k2/brpK/nNR1/1Q2 w Rr - 1 | 0/* | 3 | P@e5-d5 Kc5-b5 Pd5-c5 | 2 | 8 | 5345120000
standard | 4/1kPK/qpN1/1BbQ w Rr - 1 | 0/* | 3 | Qe2-e1 Kc5-b5 Pd5-c5 | 2 | 8 | 5342531100
standard | 1b2/1n2/1k1P/r1KB b Rr - 1 | 0/* | 3 | P@d4-d3 Kd2-c2 Pd3-d2 | 2 | 8 | 5344021010
standard | 1Qrq/b1p1/kP1K/1B1N w Rr - 0 | 0/* | 5 | R@d2 Pd4-c4 Ke3-d3 Kb3-b2 Pc3-b3 | 1 | proved | 4553111100
standard | 1n1B/2pR/KNkP/3b w Rr Qq 8 | 0/* | 5 | Kb3-c2 Pd4-c4 Re4-d4 Kd3-d2 Pe3-d3 | 1 | proved | 3233210110
standard | 1rK1/kpBP/1NRb/2n1 b r Qq 1 | 0/* | 5 | Kb4-b3 Bd4-b2 Pc4-d4 Kd5-c4 Kb3-b4 | 1 | proved | 4442110100
standard | Rn1B/2K1/rkPN/b1p1 w Rr Q 3 | 0/* | 5 | Rb5-b4 Nc5-e4 Kd4-c4 Kc3-c2 Kc4-c3 | 3 | proved | 4354210000
standard | k2K/1rPN/B1nR/pb2 b - Qq 6 | 0/* | 5 | Kb5-c5 Ne4-d2 Kc5-d5 Ke5-e4 Kd5-e5 | 1 | 17 | 4433130001
standard | K3/rPRB/1pbN/k2n w - Qq 15 | 0/* | 5 | Ne3-c2 Kb2-b3 Be4-d5 Kb3-b2 Bd5-b3 | 1 | 15 | 4532211010
standard | p1K1/qkRQ/2rP/bnBN w r - 5 | 0/* | 5 | Ne2-c3 Qb4-b3 Bd2-b4 Kc4-c5 Rd4-c4 | 1 | 15 | 3522221000
standard | 1QNn/1Rb1/KkPq/p2B w r - 0 | 0/* | 5 | Pd3-d2 Qe3-e4 Be2-d3 Kc3-c2 Kb3-c3 | 1 | 15 | 4532111010
standard | 1PN1/1R1K/bnk1/1Brp w r Qq 0 | 0/* | 5 | Rc4-d4 Nc3-b5 Pc5-c4 Kd3-c3 Ke4-d3 | 3 | 14 | 4533211000
standard | 1RB1/pbqP/Nk1Q/n1Kr b Rr - 0 | 0/* | 5 | Bc4-d3 O-O Kc3-c4 Kc5-b5 Kc4-c5 | 1 | 14 | 4333230110
standard | 1rPB/b1N1/1kR1/pn1K b r Qq 2 | 0/* | 5 | Bb4-d2 Ke2-e3 Pb2-b3 Ke3-e2 Nc2-e3 | 1 | 14 | 4434310100
standard | rq1K/p2k/PbNQ/1RB1 w Rr - 1 | 0/* | 5 | Ke5-d4 Ke4-e5 Qe3-e4 Ke5-d5 Qe4-e5 | 3 | 13 | 5541211000
standard | Brnp/1kPR/q2Q/bK1N w R - 3 | 0/* | 5 | Ne2-c3 Kc4-b4 Pd4-c4 Kb4-b3 Pc4-b4 | 1 | 13 | 4551101000
standard | 1K1R/1PNp/r1bn/1kB1 b r Qq 1 | 0/* | 5 | Rb3-b5 Pc4-c3 Bd3-c4 Kc5-b4 Kc2-b3 | 1 | 13 | 5342021000
standard | 1pPr/R2B/NbnK/1k2 b r q 1 | 0/* | 5 | Kc2-d2 Ke3-e2 Bc3-d4 Ke2-e3 Kd2-e2 | 3 | 13 | 5544010000
standard | 1kK1/nb1R/NP1q/Bpr1 b R Q 1 | 0/* | 5 | Nb4-d3 O-O Rd2-d4 Ke4-e5 Qe3-e4 | 1 | 13 | 5434112000
standard | bqK1/Q1kR/rN2/pnPB w Rr - 2 | 0/* | 5 | Qb4-c4 Kd4-d3 Kd5-d4 Kd3-e3 Kd4-d3 | 1 | 13 | 4524210100
standard | prb1/k1QB/1Kn1/NRP1 w Rr - 1 | 0/* | 5 | Rc2-c4 Nd3-e5 Be4-d3 Kb4-b3 Rc4-b4 | 1 | 13 | 5423211000
standard | 1kp1/N1Bn/brRP/2K1 b R Qq 3 | 0/* | 5 | Bb3-c2 Bd4-e5 Kc5-d4 Kd2-e2 Ne4-d2 | 1 | 13 | 4345111000
standard | p1Q1/kK1B/1qNn/bR2 b Rr - 1 | 0/* | 5 | Pb5-c5 O-O R@e2 Kc2-d2 Qc3-c2 | 3 | 13 | 4341432000
standard | r1PB/1kR1/Nb1n/1pK1 b r Qq 12 | 0/* | 5 | Rb5-c5 Rd4-d3 Kc4-d4 Kd2-e2 Bc3-d2 | 1 | 13 | 4443310000
standard | 1qrP/bkK1/N2B/np1R b Rr Q 3 | 0/* | 5 | Bb4-d2 Kd4-d3 Rd5-d4 Kd3-c3 Nb2-d3 | 1 | 12 | 5325202000
standard | nBP1/1kNr/K1R1/p1b1 b Rr q 1 | 0/* | 5 | Kc4-c3 Kb3-b4 Pb2-b3 Kb4-c4 Bd2-b4 | 3 | 12 | 5344220100
standard | B1K1/pkR1/b1qP/1nN1 b Rr Q 0 | 0/* | 5 | R@e4 Pe3-e2 Nc2-e3 Kd5-c5 Bb3-d5 | 1 | 12 | 5553000010
standard | q1bp/BknK/2N1/rP1Q w r - 5 | 0/* | 5 | R@b3 Kc4-c5 Qe2-c4 Kc5-b5 Qc4-c5 | 1 | 12 | 5423001000
standard | n1N1/br1K/1kPB/1pR1 b Rr Qq 2 | 0/* | 5 | Nb5-d4 Rd2-e2 Pc2-d2 Ke4-e5 Rc4-e4 | 3 | 12 | 5442120000
standard | PpRB/1K2/1bk1/Nr1n b Rr Qq 4 | 0/* | 5 | Ne2-d4 Kc4-b3 Rc2-c4 Kb3-c2 Kd3-d2 | 1 | 12 | 5533010010
standard | nbpP/k2R/1BK1/r2N b R Qq 2 | 0/* | 5 | Nb5-d4 Kd3-d2 Bc5-e3 Kd2-c2 Be3-d2 | 3 | 12 | 5524221000
standard | rb1P/p2B/1nkR/N1K1 w R Q 1 | 0/* | 5 | Pe5-d5 Kd3-d4 Kd2-d3 Kd4-c4 Kd3-d4 | 1 | 12 | 4452210000
standard | 1RrP/pb2/1kK1/1Bnq b Rr Q 1 | 0/* | 5 | Qe2-e3 Kd3-d4 Kc3-d3 Kd4-c3 Nd2-b3 | 1 | 12 | 4333024110
standard | 1B1P/K2R/kbpN/3n b Rr Qq 9 | 0/* | 5 | Pd3-d4 Pe5-d5 R@e5 Kb4-c4 Kb3-b4 | 3 | 12 | 5353112000
standard | NkK1/r2B/pb1q/1PnR b Rr Q 3 | 0/* | 5 | Rb4-d4 Pc2-b2 Pb3-b4 Kd5-e5 Kc5-d5 | 1 | 12 | 5542210200
standard | 1BK1/p1kb/1NP1/nr1R w Rr q 2 | 0/* | 5 | Re2-d2 Pb4-b3 Q@b4 Kd4-e3 Rd2-e2 | 1 | 12 | 5544000000
standard | rbpn/K1N1/1B1P/k3 b R Q 1 | 0/* | 5 | Ne5-c4 Pe3-d3 Pd5-e5 Kb4-b3 Rb5-b4 | 1 | 12 | 5421011000
standard | k2P/1bq1/pBrR/nNK1 b R - 1 | 0/* | 5 | Pb3-b4 O-O Bc4-e2 Ke3-e4 Rd3-e3 | 1 | 12 | 4533231000
standard | n1k1/brpK/2Q1/1RBN w R - 2 | 0/* | 5 | Ne2-c3 Q@b3 P@b2 Kd5-c5 Ke4-d5 | 1 | 12 | 5445030000
standard | q1PR/bkK1/p1N1/nrB1 w Rr Q 1 | 0/* | 5 | Pd5-c5 O-O Re5-e2 Kc2-c3 Re2-c2 | 1 | 12 | 3444101100
standard | n1PB/1r1R/1kpN/b1K1 b Rr Qq 4 | 0/* | 5 | Nb5-d4 Pd5-c5 Kc3-c2 Kd2-e2 Pd3-d2 | 1 | 12 | 4535220000
standard | 1kPn/qQ1r/b2K/RBN1 w R - 3 | 0/* | 5 | Bc2-d3 Kc5-b5 Pd5-c5 Kb5-b4 Pc5-b5 | 1 | 12 | 5451200100
standard | rb1q/pBkP/1nK1/3R w Rr Q 1 | 0/* | 5 | N@e3 Kd4-d5 Kd3-d4 Kd5-e5 Kd4-d5 | 3 | 11 | 4534121000
standard | 1R1N/1BQ1/P1kb/rK2 w R q 2 | 0/* | 5 | Kc2-d2 Kd3-c3 Ne5-d3 Kc3-c2 Pb3-c3 | 1 | 11 | 5533101010
standard | 3B/kPK1/rRnN/1bp1 w r - 0 | 0/* | 5 | Q@c5 Rb3-b2 Rc3-b3 Kb4-b5 Rb3-b4 | 1 | 11 | 4532321000
standard | 2kB/1nbr/p2P/2KN b Rr Q 0 | 0/* | 5 | Q@c3 Kd2-c2 Nc4-d2 Kc2-b2 Qc3-c2 | 1 | 11 | 5343110100
standard | 1K2/bk1R/n1NB/pqP1 w Rr Q 0 | 0/* | 5 | Be3-d4 Kc4-c3 Re4-e3 Kc3-c2 Re3-c3 | 1 | 11 | 5413231100
standard | 1rNb/nR1P/k1K1/1Q1B w Rr q 6 | 0/* | 5 | Rc4-c3 O-O Rc3-c4 Kc5-b5 Rc4-c5 | 3 | 11 | 4423013200
standard | 1Qpq/bPN1/1nBR/Kk2 w r - 6 | 0/* | 5 | Re3-e2 Nc3-b5 Pc4-c3 Kc2-d2 Kb2-c2 | 3 | 11 | 5441133000
standard | 1r1R/p1kK/qbn1/1P1B b Rr - 1 | 0/* | 5 | Bc3-d2 Re5-d5 Bd2-e3 Ke4-e5 Kd4-e4 | 1 | 11 | 5434000000
standard | 1PRN/K1B1/kprq/1b2 w Rr - 0 | 0/* | 5 | Ne5-c4 Qe3-d2 Rd5-e5 Kb3-b2 Kb4-b3 | 1 | 11 | 5433000010
standard | R2N/pBK1/r1Q1/1kbn w - q 6 | 0/* | 5 | Qd3-c3 Bd2-e3 P@d3-d2 Kc2-b2 Qc3-c2 | 1 | 11 | 4243100000
standard | nkK1/b1pP/2Rq/2B1 w Rr Q 0 | 0/* | 5 | Rd3-c3 Qe3-e2 Pe4-e3 Kc5-c4 Kd5-c5 | 1 | 11 | 4345212000
standard | 1qPB/kRK1/bQ2/r3 w Rr - 1 | 0/* | 5 | N@c2 Kb4-b5 Pd5-c5 Kb5-b4 Pc5-b5 | 1 | 10 | 4543110000
standard | p1Q1/1k1K/1n1P/2bB b Rr - 1 | 0/* | 5 | R@d3 Qd5-d4 Q@d5 Ke4-d4 Nc3-e4 | 1 | 10 | 4444030000
standard | 1Q2/Kb1N/rp1B/1kR1 b r q 0 | 0/* | 5 | N@d4 Rd2-e2 Kc2-d2 Kb4-b5 Rb3-b4 | 1 | 10 | 4524131100
standard | pQq1/2BN/kRK1/1P1b w Rr - 2 | 0/* | 5 | Qc5-c4 Pb5-c5 Qc4-b4 Kb3-b2 Qb4-b3 | 3 | 10 | 5452120100
standard | q1RB/pbP1/1kK1/n1Q1 w Rr - 0 | 0/* | 5 | N@c5 Bc4-b3 Pd4-c4 Kc3-c2 Kd3-c3 | 1 | 10 | 5453210000
standard | 3r/kbRP/K1n1/2BN b Rr Q 0 | 0/* | 5 | P@c2-c3 Kb3-b2 Kb4-b3 Kb2-c2 Kb3-b2 | 1 | 10 | 3545210010
standard | 1Pp1/1NkK/Bq2/rRn1 b Rr - 0 | 0/* | 5 | Qc3-e3 Ke4-d3 B@e5xc5 Kd3-c3 Kd4-d3 | 1 | 10 | 4543000100
standard | 2PN/b1B1/rp1R/1kK1 w Rr Q 2 | 0/* | 5 | Ne5-d3 Pc3-c4 Bd4-c3 Kc2-b2 Kd2-c2 | 1 | 10 | 4344321000
standard | 3B/nkK1/r1pP/1bR1 b Rr - 1 | 0/* | 5 | Nb4-d5 O-O Nd5-c3 Kd2-e2 Pd3-d2 | 3 | 10 | 4454111100
standard | rPRB/1K1N/p1kn/1bq1 w Rr Q 1 | 0/* | 5 | Be5-d4 Qd2-b2 Ne4-d2 Kd3-c3 Rd5-d3 | 3 | proved | 5455221100
standard | 1KR1/BN1k/2qp/brnP w r Q 7 | 0/* | 5 | Rd5-d4 Ke4-e5 Kc5-d5 Ke5-e4 Kd5-e5 | 1 | 14 | 3444344001
standard | 1Q1K/1BRP/Np1r/b1kn w r q 0 | 0/* | 5 | Ke5-d5 Re3-d3 Pe4-e3 Kd2-c2 Nb3-d2 | 1 | 14 | 5545442100
standard | 2b1/Pk1B/NrKR/np2 w R Qq 2 | 0/* | 5 | Nb3-c5 Rc3-b3 Re3-c3 Kc4-d4 Rc3-c4 | 3 | 13 | 5534323000
standard | rNBR/b1P1/1np1/1k1K b Rr Qq 6 | 0/* | 5 | Kc2-d2 Ke2-e3 Nc3-e4 Ke3-e2 Pd3-e3 | 3 | 13 | 3343534121
standard | rNB1/b1Pn/q1pK/1kQ1 b Rr - 2 | 0/* | 5 | Qb3-c4 Qd2-c3 Kc2-d2 Ke3-e2 Pd3-e3 | 3 | 13 | 4344440120
standard | 1R1K/r1B1/Nk1P/pn1b w - Qq 12 | 0/* | 5 | Rc5-c4 Kc3-d3 Rc4-c3 Kd3-d2 Rc3-d3 | 3 | 13 | 5443331200
standard | k1NP/q1R1/nr1K/pb1B b r Q 5 | 0/* | 5 | Rc3-d3 Ke3-e4 Kb5-c4 Ke4-e3 Bc2-e4 | 1 | 13 | 5453350000
standard | bP1K/kRq1/1p1B/1rnN b Rr Q 6 | 0/* | 5 | Nd2-e4 Ke5-d5 Rc2-d2 Kd5-e5 Qd4-d5 | 1 | 13 | 4545222100
standard | N1n1/BbpP/2K1/rR1k w r Qq 21 | 0/* | 5 | Pe4-e3 O-O Kd3-c3 Kb2-b3 Rc2-b2 | 3 | 13 | 5544241000
standard | kbK1/1pn1/1NR1/r1PB w R Q 13 | 0/* | 5 | Rd3-b3 Kb5-b4 Pd2-d3 Kb4-b5 Rb3-b4 | 1 | 13 | 4554220000
standard | 1pn1/NRbr/1kP1/B1K1 b r Qq 5 | 0/* | 5 | Re4-e3 Kd2-c2 Re3-e2 Kc2-d2 Kc3-c2 | 1 | 13 | 4434323000
standard | 1k2/nrR1/pNKP/1b1B w - Q 5 | 0/* | 5 | Rd4-d5 Rc4-e4 Be2-c4 Kc5-b5 Rd5-c5 | 3 | 13 | 4444240110
standard | k1b1/1K1R/nqpr/N1BP w Rr Q 1 | 0/* | 5 | Re4-b4 Qc3-e5 Bd2-c3 Kb5-c5 Rb4-b5 | 3 | 12 | 5433330100
standard | PQBN/b1K1/rk1R/p1qn w Rr - 3 | 0/* | 5 | Ne5-d3 Kc3-c2 Re3-c3 Kc2-d2 Rc3-c2 | 1 | 12 | 3443532000
standard | 1k1p/n1NB/r2K/R1Pb b Rr Qq 4 | 0/* | 5 | Nb4-c2 Ke3-d3 Rb3-c3 Kd3-e3 Rc3-d3 | 3 | 12 | 4544340000
standard | 1pPR/n3/bKk1/r1NB w Rr Qq 4 | 0/* | 5 | Pd5-d4 Kd3-e4 Kc3-d3 Ke4-e3 Re5-e4 | 3 | 12 | 4242243021
standard | rNb1/1Rnk/B1Q1/P2K b Rr q 0 | 0/* | 5 | P@c3-c2 Rc4-c3 Bd5-c4 Ke2-d2 Nd4-e2 | 1 | 12 | 4455131001
standard | 1pb1/1N1K/1Pk1/rBnR w Rr Q 1 | 0/* | 5 | Bc2-b3 Rb2-c2 Re2-e3 Kd3-d4 Re3-d3 | 3 | 12 | 4545232100
standard | K1N1/1k2/q1pR/brBn b Rr - 0 | 0/* | 5 | Qb3-b4 Re3-e5 Rc2-c3 Kb5-c5 Qb4-b5 | 1 | 11 | 3355222110
standard | 1K1B/1qQP/bkR1/r1N1 b r - 0 | 0/* | 5 | Bb3-d5 Kc5-b4 P@c5-b5 Kb4-b3 Qc4-b4 | 1 | 11 | 5555133000
standard | 1nr1/kpR1/KbPQ/1B2 b Rr - 1 | 0/* | 5 | Bc3-b2 Qe3-d2 Nc5-e4 Kb3-c3 Kb4-b3 | 1 | 11 | 4553121002
standard | rP2/1kK1/1RBN/p2b w Rr Qq 3 | 0/* | 5 | Ne3-d5 Kc4-b4 Kd4-c4 Kb4-b3 Kc4-b4 | 3 | 11 | 5544211120
standard | Qpk1/1b1q/2Kn/1BPN b Rr - 4 | 0/* | 5 | R@b3 Qb5-b4 Kd5-d4 Kd3-c3 Kd4-d3 | 1 | 11 | 5553112100
standard | n1P1/1kRp/2bK/2B1 b Rr Qq 0 | 0/* | 5 | R@b3 N@c2 Nb5-c3 Ke3-e2 Pe4-e3 | 3 | 11 | 5544532001
standard | 1kKN/Bb1P/pr1R/Q3 b Rr q 1 | 0/* | 5 | Rc3-d3 Qb2-c3 N@c2 Kd5-d4 Kc5-d5 | 1 | 11 | 5524522000
standard | B1QP/bN1K/1kR1/qr1p b r - 2 | 0/* | 5 | Pe2-e3 Bb5-e2 N@b5 Ke4-d4 Pe3-e4 | 1 | 11 | 5543442000
standard | p1Q1/r1PN/1k2/qbKB b Rr - 1 | 0/* | 5 | Bc2-d3 Kd2-c2 N@c4 Kc2-d2 Kc3-c2 | 3 | 11 | 5435331000
standard | BPNR/K1q1/p2b/r2k b R Q 9 | 0/* | 5 | N@c3 Bb5-d3 Qd4-c4 Kb4-b5 Qc4-b4 | 3 | 11 | 3543422110
standard | r1q1/1kBK/npN1/1bR1 w Rr Q 0 | 0/* | 5 | Bd4-c5 Rb5-b2 P@b5-b4 Kc4-d4 Pb4-c4 | 3 | 11 | 5534240000
standard | n1Q1/1bRN/1kK1/1rPB b Rr - 0 | 0/* | 5 | P@c5 Qd5-e5 Q@d5 Kd3-e3 Kc3-d3 | 1 | 11 | 5554331100
standard | rk2/P2p/1KNn/B1Qb w Rr - 0 | 0/* | 5 | Qd2-d5 Kc5-c4 Bb2-d4 Kc4-b3 Bd4-b2 | 1 | 11 | 4553130110
standard | pb1Q/PRk1/1nB1/3K b r q 2 | 0/* | 5 | R@c2 Ke2-e3 Nc3-e2 Ke3-e4 Bc5-e3 | 3 | 11 | 4445425010
standard | 1kK1/rbpB/1q1n/2P1 b Rr Q 0 | 0/* | 5 | Bc4-d3 Pd2-c2 Ne3-c4 Kd5-e5 Kc5-d5 | 1 | 10 | 5555232310
standard | 1pK1/b1BP/1N1k/2r1 b Rr - 1 | 0/* | 5 | N@c4 Bd4-b2 Ke3-d4 Kd5-e5 Kd4-d5 | 1 | 10 | 5554413010
standard | 1kK1/pbPN/n2R/3B w Rr - 0 | 0/* | 5 | Ne4-c3 Bc4-d3 Pd4-c4 Kc5-d4 Re3-e4 | 3 | 10 | 5345231010
standard | 2P1/RB1k/bNpK/2n1 w Rr - 0 | 0/* | 5 | Rb4-d4 Bb3-c2 Bc4-b3 Ke4-e5 Ke3-e4 | 1 | 10 | 3553431100
standard | Pp1N/1kKn/b2B/2q1 b Rr - 1 | 0/* | 5 | Qd2-d3 Kd4-d5 Bb3-c2 Kd5-d4 Pc5-d5 | 1 | 10 | 3544334200
standard | 1kK1/1n1q/r1bB/1p1P b Rr - 1 | 0/* | 5 | Pc2-d2 Q@d4 Rb3-b4 Kd5-d4 Kc5-d5 | 1 | 10 | 5454411100
standard | 2N1/1PbB/1kK1/pn1R w Rr - 0 | 0/* | 5 | Q@b4 Nc2-e3 Be4-c2 Kc3-b3 Kd3-c3 | 3 | 10 | 5453421100
standard | 2BN/bpQ1/1kK1/1PR1 w Rr - 1 | 0/* | 5 | Rd2-b2 Kc3-d2 Qd4-e3 Kd2-e2 Rb2-d2 | 1 | 10 | 4542453210
standard | 1kn1/1BrP/pq1K/2b1 w R - 2 | 0/* | 5 | R@b4 Kc5-b5 N@d3 Kb5-c5 Rb4-b5 | 1 | 10 | 4444330000
standard | 4/1bRQ/kNK1/1prB b Rr q 2 | 0/* | 5 | N@d5 Nc3-b5 Pc2-c3 Kd3-c2 Kb3-b2 | 3 | 10 | 3545442200
standard | 2B1/pk1R/2N1/1qbK b r Q 5 | 0/* | 5 | N@d4 Re4-e5 Bd2-e3 Ke2-d2 Nd4-e2 | 1 | 10 | 4555422100
standard | 2P1/kK2/p1bB/rn1Q w Rr - 2 | 0/* | 5 | N@c3 Kb4-b5 Be3-c5 Kb5-b4 Nc3-b5 | 1 | 10 | 5554531000
standard | 1pBb/2Q1/n1kK/1qrR b Rr - 1 | 0/* | 5 | Pc5-c4 Ke3-e4 Pc4-d4 Ke4-e3 Pd4-e4 | 1 | 10 | 5442243110
standard | 2kK/1pb1/1q1P/RnQ1 b Rr - 0 | 0/* | 5 | R@b4 B@b3xb4 R@b4 Ke5-e4 Kd5-e5 | 3 | 9 | 4534233110
standard | q1k1/1p2/rNbK/P1B1 b Rr - 2 | 0/* | 5 | Kd5-e4 Nc3-d5 N@c3 Ke3-e2 Ke4-e3 | 1 | 9 | 3553450101
standard | 1B2/P2R/NKQ1/1krp w Rr - 0 | 0/* | 5 | Re4-e3 Q@b2 O-O Kc2-b2 Rc3-c2 | 1 | 9 | 4353420100
standard | 1kb1/r1KB/pN2/1Q2 w Rr - 0 | 0/* | 5 | Kd4-c4 Pb3-b2 R@b3 Kc5-d4 Qc2-d3 | 1 | 9 | 5535533000
standard | 1Q2/1P1r/bBn1/1k1K b Rr q 0 | 0/* | 5 | Re4-e3 Qc5-b4 P@d4-d5 Ke2-d2 Re3-e2 | 1 | 9 | 4545301200
standard | rPp1/1k1K/R1N1/B1bq w Rr Q 1 | 0/* | 5 | Bb2-c3 Bd2-e3 Rb3-b4 Kc4-b3 Nd3-b2 | 3 | 12 | 5355354210
standard | 1rR1/bBN1/2K1/1kpP w Rr q 1 | 0/* | 5 | Q@b3 Rc5-b5 Rd5-c5 Kc2-b2 Kd3-c2 | 3 | 11 | 5544435500
standard | 3B/KNQR/1n1r/k1b1 w - q 2 | 0/* | 5 | P@d3 Re3-e2 Re4-e3 Kb2-c2 Nc4-b2 | 1 | 11 | 4455543210
standard | 1Pr1/k1RK/p3/NBb1 w r Qq 2 | 0/* | 5 | Nb2-c4 Pb3-c3 Bc2-b3 Kb4-b5 Rd4-b4 | 3 | 10 | 5533454220
standard | 1p1R/B1N1/b1kK/1q1r w Rr - 1 | 0/* | 5 | P@c4-c3 Pc5-b5 Q@c4 Kd3-d2 Ke3-d3 | 1 | 10 | 3355445300
standard | 3p/1qrb/B2k/nPK1 b R Q 4 | 0/* | 5 | Ke3-d3 Kd2-e2 Rd4-d2 Ke2-e3 Rd2-e2 | 1 | 10 | 5455534101
`;
