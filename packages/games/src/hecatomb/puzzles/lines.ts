// Made by `npm run mine:puzzles -- hecatomb --write 222`; docs/puzzles.md says how, and what the fields are.
export const lines = `
ten-turns | qqqqkqqq/qqqQqqqq/qqqQ1qqq/1q3qqq/qQ1qqQQQ/QQQ2QQQ/QQQQQQQQ/QQQQKQQQ w 1 | 0/* | 1 | d7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqQqqQq/QQ1QQQ2/QQQQ1QQQ/QQQqQQQQ/QQQQKQQQ b 4 | 0/* | 1 | d2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqq1qq/qQ3q1q/Q1Q1QQQq/QQqQQQQQ/QQQ1QQQQ/QQQQKQQQ b 2 | 0/* | 1 | c3e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/qQ1qqqQq/QQ1QQQQ1/QQQ1QQQQ/QQQqQQQQ/QQQQKQQQ b 5 | 0/* | 1 | d2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqQqq/qqqq1qqq/qqq2qqq/QQ2qQQQ/QQqQQQQQ/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | f7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqQ1QqQ/QQQ2Q2/QQQQ1Q1Q/QQQQQqQQ/QQQQKQQQ b 1 | 0/* | 1 | f2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqQqqq/qqqq1qqq/qqqq1qqq/QQq3QQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | e7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qQqqqqqq/q2qqqqq/Q1Q1QQQQ/QQQQQ1QQ/QQQq1QQQ/QQQQKQQQ b 2 | 0/* | 1 | d2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqq1/qqqq1QQ1/QQQQQ3/QQQQ2QQ/QQQQqQQQ/QQQQKQQQ b 1 | 0/* | 1 | e2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqQqqq/Qqq1qqqq/1q1qqqqq/2q1QQQQ/QQ1qQQQQ/QQQQQQQQ/QQQQKQQQ w 1 | 0/* | 1 | e7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqQqqqq/qq1qqqqq/q1qqqQqq/2qQQ1QQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 4 | 0/* | 1 | d7e8 | 1 | proved | 0000000000
ten-turns | qqqq1qqq/qqqkqqqq/qqqq1qqq/Qqqqq1qq/Q1QQ1Q1Q/QQQqQQQQ/QQQQQQQQ/QQQQKQQQ w 4 | 0/* | 1 | h3d7 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/Q1qQ1qqq/q2Q1QQQ/QQQ1QQQQ/QQQQqQQQ/QQQQKQQQ b 2 | 0/* | 1 | e2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqQqqq/q1q1Qqqq/qq1q1qqq/1q1q1QQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 1 | 0/* | 1 | e7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/1qqq1qqq/1qqqQQqq/qQQQ2QQ/1QQQqQQQ/QQQQ1QQQ/QQQQKQQQ b 2 | 0/* | 1 | e3e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqq1Q/QQQQQ1QQ/QQQQ2QQ/QQQQQqQQ/QQQQKQQQ b 4 | 0/* | 1 | f2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/1QQqqqqq/2QQQQQQ/QQQQQQQQ/Q1QqQQQQ/QQQQKQQQ b 5 | 0/* | 1 | d2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/qQqQqq1q/QQ1QQQ1Q/Q1QQQQ1Q/QQQQQqQQ/QQQQKQQQ b 4 | 0/* | 1 | f2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/QQ1qqqqq/1q1QQQQQ/QQ2QQQQ/QQQKQQQQ/QQQQ1QQQ b 2 | 0/* | 1 | b4d2 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqQqq/qqqq1qqq/3q3Q/qqqQQ1qQ/QQQQQQqQ/QQQQQQQQ/QQQQKQQQ w 1 | 0/* | 1 | f7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqQqqq/qqq2qqq/1qq2qQq/qQqQ1qQ1/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 2 | 0/* | 1 | e7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/qqq1QQqq/QQQQ2QQ/QQQQQQ1Q/QQQQQqQQ/QQQQKQQQ b 5 | 0/* | 1 | f2e1 | 1 | proved | 0000000000
ten-turns | qqq1kq1Q/1qqqqq2/q1qQq3/8/6Q1/1q5Q/Q2QQQ2/QQQQK2Q b 3 | 0/* | 3 | f7f2 a2b2 f2e1 | 2 | proved | 5010000000
ten-turns | qqq1k1qq/qq1qqq2/qqq5/6qq/5Q2/Q1Q2Q1Q/Q3QQQQ/Qq1QKQQQ b 3 | 0/* | 3 | d7d1 a1b1 d1e1 | 2 | proved | 5010000000
ten-turns | qqq1kqq1/2qqq3/5qq1/q7/8/1Q5Q/Q1QQQ1qQ/QQQK2Qq b 3 | 0/* | 3 | e7e2 g1h1 e2d1 | 2 | proved | 5000000000
ten-turns | 1Q1qk1q1/q2qq3/2q5/1Q4q1/5Q2/2Q4Q/4QQQ1/4KQ1Q b 5 | 0/* | 3 | d7d1 f1g1 d1e1 | 2 | proved | 5010000000
ten-turns | 2qk1q1q/4q3/5Q2/8/Q7/6Q1/4Q2q/QQ2K1QQ b 3 | 0/* | 3 | h2e2 b1c1 e2e1 | 2 | proved | 5100000000
ten-turns | 6k1/5q2/8/4Q3/8/8/3QQ3/QQ2K3 w 3 | 0/* | 3 | e5h8 f7g7 h8g8 | 2 | proved | 5100000000
ten-turns | qqqqk2q/qqqq4/q1qqq1qq/qq6/QQQ3Q1/QQQ5/QQ1QQQqQ/Q1QQK2Q b 5 | 0/* | 3 | a7f2 a1b1 f2e1 | 2 | proved | 5100000000
ten-turns | 3qkqqq/2Q3qq/4qqqq/5qQ1/6qQ/2q2Q1Q/3QQQQQ/1Q2KQQQ b 3 | 0/* | 3 | f5b1 f3g3 b1e1 | 2 | proved | 5100000000
ten-turns | 1qqqk1qQ/4q3/q7/1q6/4Q3/1Q4q1/QQ3Q2/Q1QQK3 w 3 | 0/* | 3 | b3f7 g3h3 f7e8 | 2 | proved | 5100000000
ten-turns | qq1qk1q1/qq2q3/2q2Q2/qq6/1Q5Q/Q3Q3/QQ1Q4/QQ2KQ2 w 3 | 0/* | 3 | a2g8 b5c5 g8e8 | 2 | proved | 5100000000
endless | qqq1kq1Q/1q1qq3/2q3q1/1q6/2Q5/1Q4q1/QQQQQQ2/QQ2K3 w - 1 | 0/* | 3 | h8f8 g3h3 f8e8 | 2 | 7 | 5010000000
ten-turns | 4k1qq/3qq3/2Q4q/1q5q/8/6q1/4QQ1Q/1Q2KQQQ b 3 | 0/* | 3 | h6d2 b1c1 d2e1 | 2 | proved | 5112000000
ten-turns | 2q1kqqq/4qqq1/6Q1/7Q/qq6/4Q3/3Q4/Q1Q1KQ2 w 3 | 0/* | 3 | c1c8 b4c4 c8e8 | 2 | proved | 5120000000
ten-turns | q2qk1qq/qq1qq3/qqQ5/qQ5q/7Q/5Qq1/3QQQ1Q/QQ2KQQQ b 5 | 0/* | 3 | a5d2 b1c1 d2e1 | 2 | proved | 5110000000
ten-turns | qqq1k1q1/3q4/2Q5/3q4/6Q1/8/4K3/Q6q b 3 | 0/* | 3 | d5d2 a1b1 d2e2 | 2 | proved | 5021001000
ten-turns | qq1qk3/q4q1q/Q1q1q1Q1/8/8/QqQ1q3/Q3Q3/1Q1QK1Qq b 3 | 0/* | 3 | e3f2 b1c1 f2e1 | 2 | proved | 5112100000
ten-turns | 1qqqk3/q1qqqq2/1qQ5/Q7/1q1q2q1/1Q2Q3/QQ1Q2Q1/Q1Q1K1Qq w 5 | 0/* | 3 | b3f7 b4c4 f7e8 | 2 | proved | 5002000000
ten-turns | q1qqk3/3qq3/4Q3/8/5Q2/Q1QQ4/3KQq2/Qq1Q3q b 3 | 0/* | 3 | h1d1 a1b1 d1d2 | 2 | proved | 5001210000
ten-turns | q3kq2/qq2q3/8/qqq1Q3/QQ1Q4/Q1Q5/1Q2QQ2/QQQ1KQ2 w 3 | 0/* | 3 | f2f8 c5d5 f8e8 | 2 | proved | 5300000000
ten-turns | q5q1/5k2/4q3/8/8/Q7/1Q1Q1K2/Q1q3Q1 b 5 | 0/* | 3 | g8g1 a1b1 g1f2 | 2 | proved | 3111101000
ten-turns | qq2k2q/1qQqq1Q1/8/Q7/8/6Q1/Q1q1Q3/QQ2K3 b 3 | 0/* | 3 | e7e2 b1c1 e2e1 | 2 | proved | 5011100000
ten-turns | 5k2/8/4q3/3QQ3/8/8/4Q3/4K2Q w 3 | 0/* | 3 | d5e6 f8e7 e6e7 | 2 | proved | 5111000000
ten-turns | qq2k3/2qq4/q3q3/1Q2q1qq/7Q/7Q/4QQ2/qQ2KQ1Q w 5 | 0/* | 3 | f2f8 a1b1 f8e8 | 2 | proved | 5121100000
ten-turns | 1qq1k3/4q3/4Q3/8/8/2q5/1Q1Q4/QQQ1KQ1q w 3 | 0/* | 3 | b1g6 c3d3 g6e8 | 2 | proved | 5133000100
ten-turns | qq1qk2q/4q3/4q3/q7/1Q6/Q1Q5/1Q2Q3/3QK1Qq b 3 | 0/* | 3 | h1g1 b2c2 g1e1 | 2 | proved | 5310020000
ten-turns | 1Qq1kqqq/3q4/8/8/Q3q3/2q5/3QQQ2/4K3 w 3 | 0/* | 3 | a4d7 c3d3 d7e8 | 2 | proved | 5001100000
ten-turns | qq1k1q2/1q1q4/q1qQ4/8/Q1Q5/6Q1/4Q3/Q2QK2Q w 5 | 0/* | 3 | d6f8 a6b6 f8d8 | 2 | proved | 5110000000
ten-turns | 1qq1k2q/q3qq2/q1q4q/qq6/Q3QQ2/4q3/1Q1QQQ1Q/Q3KQQQ w 3 | 0/* | 3 | f4f7 e3f3 f7e8 | 2 | proved | 5212000000
ten-turns | 2q1kqqq/4qqqq/5q2/1q4q1/3QQQQQ/8/3Q1Q1Q/Q2QK1QQ w 3 | 0/* | 3 | g4c8 b5c5 c8e8 | 2 | proved | 5120110000
ten-turns | qqqqk3/qqqq4/qq6/1Qq5/Q2qq3/QQQ3q1/Q3QQ2/Q2QKQ2 w 5 | 0/* | 3 | b3f7 g3h3 f7e8 | 2 | proved | 5131100000
ten-turns | q1qqk3/1q1qqq2/8/3q4/8/3q1q2/QQQQ4/QQK5 b 3 | 0/* | 3 | d3d2 c2d2 c8c1 | 2 | proved | 5020000000
ten-turns | q1qqk3/qq1q4/Q1q3q1/4q3/7q/Qq2Q3/2QQ1Q2/QQQQKQ1Q w 3 | 0/* | 3 | a3f8 b3c3 f8e8 | 2 | proved | 5000110000
ten-turns | qqq1k3/qq2qq2/qqq5/qQ1QQ3/1q6/Q1Q1Q3/QQQ3q1/QQ1QK2Q w 3 | 0/* | 3 | d5f7 g2h2 f7e8 | 2 | proved | 5011000000
ten-turns | 1Q6/4kqq1/4q3/8/8/2q5/3QQ3/4K1QQ w 3 | 0/* | 3 | b8d8 c3d3 d8e7 | 2 | proved | 5210000000
ten-turns | qqqqkqqq/1qqqqqqq/q1qqq1q1/qq6/QQQ3Q1/QQQQ4/QQQQQQ2/QQQQK2Q b 3 | 0/* | 3 | f7f2 e2f2 e6e1 | 2 | proved | 5211010000
ten-turns | qqq1kqQq/1qqqqq1q/2q1q3/q3Q3/QQ2Q3/Q6Q/1QQQKQ2/QQQQ3Q b 5 | 0/* | 3 | f7f2 d1e1 f2e2 | 2 | proved | 5001010000
ten-turns | qq1qk2q/qqqqqqqq/1q6/q7/Q6q/2Q2Q2/1QQQQQ2/QQQQK1Q1 b 3 | 0/* | 3 | g7g1 f2g2 g1e1 | 2 | proved | 5230001010
ten-turns | qqqqk1qQ/qq1qq3/q1q4q/qq6/QQ5Q/2QQ2q1/QQQ1QQ2/QQQ1KQ2 w 3 | 0/* | 3 | a2f7 g3h3 f7e8 | 2 | proved | 5121000000
ten-turns | 3qk3/1q3q2/4q3/4Q3/8/8/3QQ3/QQQQK1Q1 w 5 | 0/* | 3 | d2d8 e6f6 d8e8 | 2 | proved | 5111110000
ten-turns | qqqqkq2/qqqqq3/1q1q4/q1q3q1/Q2Q1QqQ/2Q5/QQ1QQQQ1/QQQQK1QQ w 3 | 0/* | 3 | f4f8 g4h4 f8e8 | 2 | proved | 5032201000
ten-turns | qqqqkq2/qqqqq3/Q1q2Q2/QQ5q/3QQ2q/QQ4qQ/QQ1Q1Q2/QQQ1K3 w 3 | 0/* | 3 | f6f8 g3h3 f8e8 | 2 | proved | 5001100000
ten-turns | 4kQ2/3qq3/6q1/4q3/8/8/8/5K2 b 3 | 0/* | 3 | e7f8 f1e1 e5e1 | 2 | proved | 5101002100
ten-turns | q1qqk1q1/1q1q4/2q1q3/q7/1QQ1Q3/6Q1/QQ1QQ3/QQ1QKQ2 w 3 | 0/* | 3 | g3g8 a5b5 g8e8 | 2 | proved | 4110010000
ten-turns | q2qk3/4qq2/6Q1/1qq2q1Q/Q7/2q5/1Q1QQ3/Q2QKQ2 w 3 | 0/* | 3 | g6g8 c3d3 g8e8 | 2 | proved | 4120000000
ten-turns | qqqqkq1Q/qqqqqq2/qqqq4/1qq3q1/qQ1Q4/QQQ1Q3/QQQQQ1Q1/QQQQK1QQ w 5 | 0/* | 3 | b3f7 a4b4 f7e8 | 2 | proved | 5011000100
ten-turns | qq1q1k2/qqqqq3/q7/8/1q2Q3/Q3q1Q1/2QQQ2Q/QQQQK1QQ w 3 | 0/* | 3 | g3g8 e3f3 g8f8 | 2 | proved | 5330101000
ten-turns | 5qq1/3kq3/2q5/5q2/4Q3/5q2/5Q2/5K2 b 3 | 0/* | 3 | f3f2 e4f4 f2f1 | 2 | proved | 5211200000
ten-turns | qq2kq1Q/q2qq3/qq6/qqq3q1/QQ5q/Q7/4QQQQ/QQQ1KQQQ w 5 | 0/* | 3 | h8f8 c5d5 f8e8 | 2 | proved | 5130000000
ten-turns | 4kq2/4q3/8/5q2/8/1q2Q3/3K4/Q7 b 3 | 0/* | 3 | e7e3 a1b1 e3d2 | 2 | proved | 5232000000
ten-turns | 8/5k2/2q5/q7/1qq5/Q3Q3/1QQ1Q3/QQ3K2 w 3 | 0/* | 3 | b2g7 c4d4 g7f7 | 2 | proved | 5111211000
ten-turns | 2q1kq2/4q3/4q3/5q2/4Q3/4Q3/3Q4/1Q2K3 b 5 | 0/* | 3 | f5f1 b1c1 f1e1 | 2 | proved | 5400100000
ten-turns | qQ1qk2q/6q1/4q2q/3Q4/5Q2/2QQ4/Q3QQ2/Q3KQ2 w 3 | 0/* | 3 | d5d8 e6f6 d8e8 | 2 | proved | 5100001000
ten-turns | 1q2k3/q3qq2/1qq5/8/8/4Q3/5Q2/QQ1QKQ2 w 3 | 0/* | 3 | f2f7 c6d6 f7e8 | 2 | proved | 4200101000
ten-turns | qqqqk3/qqqqqq2/qqqqQ3/q1q5/qQQ3Q1/QQQ1Q3/QQQQQ1Q1/QQ1QK1Q1 w 3 | 0/* | 3 | e6f7 a4b4 f7e8 | 2 | proved | 5010100000
endless | q4qqq/3Qqkqq/4q1qq/1q2Q2Q/5q1Q/6Q1/5QQQ/3QKQQQ w - 0 | 0/* | 3 | e5e6 f4g4 f2f7 | 2 | 7 | 5202000000
endless | 1Q6/3k1q2/4q3/8/8/8/4Q3/4K2Q w - 3 | 0/* | 3 | h1b7 e6f6 b7d7 | 2 | 7 | 5110000100
endless | 3qkqq1/3qqq1q/7q/5q1Q/5QQ1/2Q4Q/1Q2QQ1Q/3QKQQQ b - 0 | 0/* | 3 | d7d1 b2c2 d1e1 | 2 | 7 | 5221000000
endless | qqq1k3/3qqq2/6Q1/q7/QQ6/Q7/3Q4/Q2QK1Qq w - 0 | 0/* | 3 | b4e7 a5b5 e7e8 | 2 | 7 | 5211000000
ten-turns | qqqqk2q/qqqqqq2/qqqq3q/qqqQ4/QQQ5/QQQ2qq1/QQQQQQQQ/QQ1QKQ1Q w 5 | 0/* | 5 | d5f7 f3f7 c4f7 g3h3 f7e8 | 3 | proved | 5411001000
ten-turns | qqqqk2q/qq1qqq2/qqq3Q1/qQQ1q3/Q6Q/Q1Q3QQ/3QQ2Q/QQ2K1QQ b 5 | 0/* | 5 | d7d2 c3d2 a5d2 b1c1 d2e1 | 1 | proved | 5212000100
ten-turns | qqq5/4k3/8/1Q6/q7/1q6/3Q4/1Q2KQ1q w 5 | 0/* | 5 | d2g5 e7d6 g5e5 b3c3 e5d6 | 3 | proved | 5211000000
ten-turns | qqqqkq1q/qqqqqq2/qqqq4/qqq5/QQ1Q4/QQQQ2q1/QQQ1QQ2/QQQQK1QQ w 5 | 0/* | 5 | b3f7 f8f7 a2f7 g3h3 f7e8 | 3 | proved | 5211002100
ten-turns | qQ1qkq1q/q2qqq1q/3q4/8/8/6Q1/3QQ1QQ/QQQ1K2Q b 5 | 0/* | 5 | d6d2 c1d2 d7d2 b1c1 d2e1 | 3 | proved | 5321000000
ten-turns | qqqqk2q/q1qqqq2/qq1q3q/qqq4q/QQ1Q1Q2/Q1Q5/1QQQQQ1Q/QQQQKQ1Q w 5 | 0/* | 5 | f4f7 h5f7 f2f7 c5d5 f7e8 | 3 | proved | 5311000000
ten-turns | 4kq2/1qqqq3/4Q3/1q6/Q2Q2Q1/Q7/4Q3/1Q2KQ1Q w 5 | 0/* | 5 | f1f8 e8f8 g4g8 b5c5 g8f8 | 1 | proved | 5120000000
ten-turns | qq2k1qq/3qqq1q/2q2qqq/6Q1/8/Q7/QQ1QQQ2/QQQ1K3 b 5 | 0/* | 5 | f6f2 e1d1 f2e2 b2c2 e2d1 | 1 | proved | 5311000000
ten-turns | 5q2/4qk2/6q1/2Q1Q3/8/8/3KQ3/6Q1 w 5 | 0/* | 5 | g1g6 f7g6 e2h5 e7f7 h5g6 | 3 | proved | 4220001000
ten-turns | 4k3/4q3/8/1q6/8/8/2Q5/3K4 b 5 | 0/* | 5 | b5f1 d1d2 e7e1 c2b2 e1d2 | 3 | proved | 5300200000
ten-turns | qQq1kqqq/q2qqqqq/6qq/6qq/3Q3Q/2QQ1Q2/Q1qQQQQ1/QQQQKQQQ w 5 | 0/* | 5 | d4d7 a7d7 d3d7 c2d2 d7e8 | 3 | proved | 5221000000
ten-turns | qqqqk1qq/qqqqqq2/qqq4q/qQq5/1QQQ2q1/QQQ3QQ/QQ2Q1QQ/Q1Q1K1QQ w 5 | 0/* | 5 | c4f7 g8f7 b3f7 g4h4 f7e8 | 3 | proved | 5211100000
ten-turns | qqq1k2q/q1qqqq2/qq5q/qq6/Q3Q3/1QQQ4/QQQQQ3/QQQQK3 w 5 | 0/* | 5 | b3f7 e8d8 f7e7 b5c5 e7d8 | 1 | proved | 5221000100
ten-turns | 4k1qq/3qq3/8/6Q1/4Q3/8/3Q4/Q1Q1K3 w 5 | 0/* | 5 | d2d7 e8d7 g5e7 g8f8 e7d7 | 1 | proved | 5312010000
ten-turns | qqqqkq2/qqq1qq2/qqq5/QqqQ4/Q1Q5/QQQ5/QQQQQ3/QQQQKQ1q w 5 | 0/* | 5 | d5f7 f8f7 c4f7 c5d5 f7e8 | 3 | proved | 5212020000
ten-turns | 4kQ2/4q1q1/2q1q1q1/7q/Q7/Q7/4Q3/1qQ2K2 b 5 | 0/* | 5 | g7f8 a3f3 e6e2 c1d1 e2f1 | 3 | proved | 5111100000
ten-turns | qq1qk2q/qq1qqq1q/3q2Q1/q7/1Q1Q4/2Q5/4Q2Q/QQQ1K1QQ w 5 | 0/* | 5 | d4h8 h7g8 h8g8 a5b5 g8e8 | 3 | proved | 5311100010
ten-turns | 1Qqk2q1/Q7/8/3q4/8/8/2q5/Q3K1QQ w 5 | 0/* | 5 | a1f6 d8e8 a7e7 c2d2 e7e8 | 1 | proved | 5221000000
endless | 8/4k3/8/3Q4/8/2Q5/5q2/4K3 w - 2 | 0/* | 5 | e1f2 e7e8 c3a3 e8d7 d5d7 | 1 | 9 | 5112010000
ten-turns | qqqqk2q/qqqqqq2/qqq4q/qq3q2/2Qq3Q/QQQQQQQ1/QQQQQ3/QQQQK1Q1 w 5 | 0/* | 5 | c4f7 f5f7 f3f7 d4e4 f7e8 | 1 | proved | 5544001000
ten-turns | qqq1k1q1/3qq3/q1q5/q2q4/2Q3Q1/2Q5/Q1Q1QK2/1Q5q w 5 | 0/* | 5 | g4g8 d5g8 c4g8 a5b5 g8e8 | 3 | proved | 5344100000
ten-turns | q7/3qk3/8/Q6q/Q7/2Q3q1/5Q2/1Q2K3 w 5 | 0/* | 5 | c3f6 e7e8 f6e6 g3h3 e6e8 | 1 | proved | 5421140000
ten-turns | 4k3/8/8/Qq1Q4/8/8/4K3/2Q5 w 5 | 0/* | 5 | a5b5 e8e7 c1f1 e7d6 d5d6 | 1 | proved | 5022220000
ten-turns | qqqqkq2/1qqqqq2/q1qQ4/3Q2Q1/Q1Q5/2Q5/Q1q1Q2Q/3QK1QQ w 5 | 0/* | 5 | d5f7 f8f7 c4f7 c2d2 f7e8 | 3 | proved | 5422000000
ten-turns | 3qkqqq/4qqqq/q1q3qq/3Qq3/5qq1/3QQQQQ/3QQQQQ/Q2QKQQQ w 5 | 0/* | 5 | d5d8 e7d8 d3d8 g4h4 d8e8 | 3 | proved | 5432000000
ten-turns | qqqqkqqq/1q1qqqQq/6q1/5q1Q/2Q5/q4QQQ/3QQ1QQ/QQ2KQQQ b 5 | 0/* | 5 | d7d2 e1f2 a3e3 b1c1 e3f2 | 1 | proved | 5313100000
ten-turns | 4k1qQ/3q4/6q1/8/8/8/5Q2/4K3 b 5 | 0/* | 5 | g6b1 e1e2 d7d3 f2g2 d3e2 | 3 | proved | 5121003200
ten-turns | 3qkq1q/3qqqqq/5q2/2Q5/5Q1Q/3QQ3/3Q1Q1Q/3QKQQ1 w 5 | 0/* | 5 | d3d7 d8d7 d2d7 f6g6 d7e8 | 3 | proved | 5332000000
ten-turns | 1q2k3/3qq2q/3q4/8/Qq6/Q7/3QQ3/Q3K3 b 5 | 0/* | 5 | h7h1 e1f2 d6h2 a1b1 h2f2 | 3 | proved | 5342020000
ten-turns | qqq1kq1Q/qq1q1q2/q2qq1Q1/q2Q4/QQq3QQ/4Q3/Q2Q2Q1/QQQQK3 b 5 | 0/* | 5 | c4f1 g2f1 a6f1 a2b2 f1e1 | 3 | proved | 5444400000
ten-turns | 3qk2q/3q2q1/1Q6/8/Q3q1Q1/Q1Q5/QQ6/QQQ3K1 w 5 | 0/* | 5 | b1e4 g7e7 c3h8 e7f7 h8e8 | 3 | proved | 5332110000
ten-turns | 1q2kq1q/4q1qq/2q1q1q1/1q5Q/Q7/Q7/3QQQ2/QQ3K1Q b 5 | 0/* | 5 | c6h1 h5h1 h7h1 b1c1 h1f1 | 3 | proved | 5434020000
ten-turns | qqq1k1qQ/qqqqqq2/qqqq4/1q5q/QQ3q2/1QqQ1Q2/QQQQQQ2/QQQQKQq1 b 5 | 0/* | 5 | b6f2 f3f2 a7f2 f1g1 f2e1 | 1 | proved | 5422210000
ten-turns | qq2k1qq/1q1qqq1q/5q1q/8/3Q1q2/8/Q1Q1QQ2/Q1QQK2Q b 5 | 0/* | 5 | f4f2 d4f2 f6f2 a1b1 f2e1 | 3 | proved | 5323010000
ten-turns | 8/4k3/8/4Q3/3q4/8/4q3/1K6 b 5 | 0/* | 5 | d4e5 b1c1 e5f5 c1b1 f5b1 | 1 | proved | 5434110000
ten-turns | 3qk2q/3q1q2/3q4/2q1q3/3qQ3/4QQ2/3Q1Q2/QQ1QKQ2 w 5 | 0/* | 5 | f3f7 d7f7 f2f7 d4e4 f7e8 | 3 | proved | 5221201000
ten-turns | 2qqk3/8/2q5/8/Q3q3/8/3Q1Q2/1Q1QK1Q1 w 5 | 0/* | 5 | b1e4 c8e6 d2d8 c6d6 d8e8 | 3 | proved | 5332010000
ten-turns | qqqqkqqq/Qq1qq1q1/2Q2q1q/q5q1/1Q4Q1/Q4Q1Q/3QQQQQ/1Q2KQ1Q b 5 | 0/* | 5 | g5d2 b4d2 a5d2 b1c1 d2e1 | 1 | proved | 5230210000
ten-turns | q1q1k2q/3qq1Qq/4q3/qQ6/q7/Q7/2QQQ3/QQQK1Q1q w 5 | 0/* | 5 | a3e7 e6e7 e2e7 a4b4 e7e8 | 3 | proved | 5344200100
ten-turns | 2qqkqq1/2qqq3/2q5/8/8/2Q1QQ1Q/Q4Q2/4KQ2 w 5 | 0/* | 5 | f3f8 g8f8 f2f8 c6d6 f8e8 | 3 | proved | 5555550000
ten-turns | 2qk2q1/2qq4/5q2/qq6/8/8/3QQ3/1QQQK1Q1 w 5 | 0/* | 5 | g1g8 f6f8 g8f8 b5c5 f8d8 | 3 | proved | 5555550000
ten-turns | 1q2kq2/2q1qq2/2q1q3/8/4Qq1q/4Q1Q1/2QQ2Q1/QQ1QK3 b 5 | 0/* | 5 | f4f1 g2f1 f7f1 b1c1 f1e1 | 3 | proved | 5554500200
ten-turns | qqq1k2q/qq2q3/q1q5/4q3/q1Q5/Q7/2QQQQ1Q/QQ2KQ1Q w 5 | 0/* | 5 | h2h8 e7f8 h8f8 a4b4 f8e8 | 1 | proved | 5555551000
ten-turns | qq2kq1q/3q2qq/qq2qqqq/2q3qq/6QQ/3Q1QQQ/QQq1Q1QQ/QQ2KQQQ b 5 | 0/* | 5 | g5d2 d3d2 d7d2 b1c1 d2e1 | 1 | proved | 5555510000
ten-turns | qqqqk2q/qqqqqq2/q1qqq3/qq2Qq2/QQq5/QQQQq3/QQQQQQ2/QQQQKQ1Q b 5 | 0/* | 5 | f5f2 f1f2 f7f2 e2f2 e3e1 | 3 | proved | 5555102000
ten-turns | qqqqk2q/qqq1qq2/q1qqQ3/1q6/1Q1Q3q/QQ4Q1/QQ1QQ1QQ/QQ1QK2Q w 5 | 0/* | 5 | e6f7 e8d7 e2e6 b5c5 e6d7 | 1 | proved | 5343555100
ten-turns | q2qkq1Q/qqq5/qq2q3/1qq5/Q1QQ4/QQQ3q1/Q3QQ2/QQ2KQ2 w 5 | 0/* | 5 | h8f8 c5f8 a3f8 g3h3 f8e8 | 3 | proved | 5555530000
ten-turns | q6q/3kq1q1/8/8/8/8/2Q1Q3/QQQK1Q2 w 5 | 0/* | 5 | c2c7 d7e8 a1a8 e7f7 a8e8 | 3 | proved | 5343542000
ten-turns | 1q2k3/2q1qq2/8/8/4Q3/8/7Q/3K4 b 5 | 0/* | 5 | f7f1 d1d2 c7c1 e4f4 c1d2 | 3 | proved | 5555510100
ten-turns | q3k3/4q3/1qq5/1Q1qq3/8/8/Q2Q1Q2/2QQ1K2 b 5 | 0/* | 5 | d5h1 f2g1 h1g1 d1e1 g1f1 | 1 | proved | 5555551000
ten-turns | 6qq/3k4/4qQ2/8/1q6/2Q3Q1/4Q2Q/4KQ2 w 5 | 0/* | 5 | g3c7 d7e8 f6d8 b4c4 d8e8 | 1 | proved | 5244544000
ten-turns | q1q1kqqq/3qqq2/q1Q1Q2q/6qq/2Q2Q1Q/2Q1QQQ1/5QQQ/1q1QKQQQ b 5 | 0/* | 5 | b1d1 f3d1 h5d1 c3d3 d1e1 | 3 | proved | 5442501100
ten-turns | 3k4/q2qq3/1q6/6q1/8/1Q2Q3/4Q3/4K1Qq b 5 | 0/* | 5 | g5g1 e2f1 g1f1 b3c3 f1e1 | 3 | proved | 5555551000
ten-turns | 3qkqq1/4q3/2q5/6q1/2Q4Q/5Q2/4Q2Q/5K2 w 5 | 0/* | 5 | c4c6 d8d7 h2b8 g5h5 b8e8 | 3 | proved | 5432444100
ten-turns | 1qqqkqqq/2qqqqqq/1Q2Qqqq/4Q3/1Q3QQ1/4Q2Q/5Q2/Q1qQKQQQ b 5 | 0/* | 5 | d7d1 g4d1 d8d1 a1b1 d1e1 | 3 | proved | 5555300100
ten-turns | qqqqk1qq/qqQ1qq2/q5Q1/1q6/qQQ4q/QQ6/QQ1QQQ2/QQ2K2Q b 5 | 0/* | 5 | b7h1 g6g1 h1g1 b1c1 g1e1 | 1 | proved | 5422333400
ten-turns | 1qqqkqqq/2qqq1q1/q3Q2q/1q4Qq/4Q3/QQQ5/QQ1Q1Q1Q/QQQ1K3 b 5 | 0/* | 5 | b5f1 f2f1 a6f1 c1d1 f1e1 | 1 | proved | 5555510000
ten-turns | qQ1qk1qq/4q2q/2q3qq/4qQQQ/8/QQ2Q3/3QQ3/Q1QQKQQ1 w 5 | 0/* | 5 | d2d8 e7d8 g5d8 e5f5 d8e8 | 1 | proved | 5555550000
ten-turns | 1Q1qkqqq/3qqqqq/3Q1qq1/5q2/6Qq/2q3QQ/3QQQQQ/4KQQQ w 5 | 0/* | 5 | d6d7 f5d7 g4d7 c3d3 d7e8 | 3 | proved | 5555533000
ten-turns | qqq1k1qQ/1q1qq3/q1qq2q1/1q5q/2q5/QQ1Q4/Q3QQ1Q/Q1QQKQ1Q w 5 | 0/* | 5 | f2f8 g8f8 h8f8 c4d4 f8e8 | 1 | proved | 5555550000
ten-turns | qqqqkqqq/2qqqq1q/q1Q3Q1/qq6/Q1Q5/Q5q1/QQQQQq1Q/QQQK3Q b 5 | 0/* | 5 | e7e2 c4e2 b5e2 d2e2 d7d1 | 3 | proved | 5542501100
ten-turns | qqqqkqqq/qq1qqq1q/1q5q/4qQ1q/6QQ/Q3Q1QQ/1Q3QQQ/QQqQKQQQ b 5 | 0/* | 5 | d7d1 g4d1 d8d1 b1c1 d1e1 | 1 | proved | 5445500000
ten-turns | qQ1qkqqq/5qqq/4qqq1/5q2/4q1QQ/8/3QQQQ1/QQ2KQQQ w 5 | 0/* | 5 | d2d8 f6d8 h4d8 e4f4 d8e8 | 3 | proved | 5354500120
ten-turns | 1q2kqqq/1Q1qqqqq/1q3qqQ/2q4Q/2q5/qQQ5/QQQ1Q2Q/QQQ1KQQ1 b 5 | 0/* | 5 | f6f1 g1f1 f7f1 c1d1 f1e1 | 3 | proved | 5555540000
ten-turns | q1q1kqqq/q1Q1qqqq/q4q1q/Q1q4q/6QQ/Qq2QQQQ/2q1QQQQ/QQQ1KQQQ w 5 | 0/* | 5 | g4d7 c8d7 h3d7 c2d2 d7e8 | 3 | proved | 5555500000
ten-turns | q1q1kqqq/q1q1q3/8/1q6/q1Qq4/3Q4/QQQQQ3/QQQ1KQ2 b 5 | 0/* | 5 | f8f1 e1f1 d4g1 c1d1 g1f1 | 1 | proved | 5444142000
ten-turns | qq2k3/q2qqq2/qq6/qqq1Q3/QQ6/Q7/1Q2Q3/QQQQK2Q b 5 | 0/* | 5 | a8h1 e2f1 h1f1 b2c2 f1e1 | 1 | proved | 5354544000
ten-turns | 2q1k3/3qQq2/8/8/3q4/8/2Q5/Q3K3 b 5 | 0/* | 5 | d7e7 c2e2 f7f2 a1b1 f2e1 | 3 | proved | 5444510000
ten-turns | 1qq1k3/q2qqq2/8/Q3Q3/3q1q2/8/1QQ1Q3/Q2QK3 b 5 | 0/* | 5 | d4g1 e2f1 g1f1 a1b1 f1e1 | 1 | proved | 5555551000
ten-turns | 1qq1kq1q/q2qqq1q/5q2/QQ6/2QQ1q2/8/QQ2Q3/QQQQK3 w 5 | 0/* | 5 | c4c8 b8c8 c1c8 f4g4 c8e8 | 3 | proved | 5554501010
ten-turns | 1q2k1qq/1q1qq2q/q3Qqqq/6qq/4q1QQ/2Q1qQQQ/4QQQQ/1QQ1KQQQ b 5 | 0/* | 5 | f6c3 c1c3 h8c3 b1c1 c3e1 | 3 | proved | 5455500000
ten-turns | qqq1kq2/qq1qqq2/2Q3Q1/Q7/8/8/QQ1QQ3/Q2K3Q w 5 | 0/* | 5 | a2f7 f8f7 h1h8 b7c7 h8e8 | 1 | proved | 5555551000
ten-turns | qqq1k2q/qqqqqq2/qqq5/8/Q7/1Qq1Q3/Q1QQQ1QQ/QQQQK2Q w 5 | 0/* | 5 | b3f7 e8d8 f7e7 c3d3 e7d8 | 1 | proved | 5533555000
ten-turns | 2q1kq1q/4qq1q/4Q1qq/1q1q2q1/7Q/4Q1QQ/3Q2QQ/QQ2K2Q w 5 | 0/* | 5 | e6c8 d5d8 c8d8 b5c5 d8e8 | 1 | proved | 5545550000
ten-turns | 2qqk3/4q3/2q3q1/qQ2q3/7q/5Q2/2QQQQ2/2QQKQ1Q w 5 | 0/* | 5 | c2g6 e7f7 g6f7 a5b5 f7e8 | 1 | proved | 5535332000
ten-turns | qqqqk2q/qqqqqqq1/qqqqQ3/2q1Q3/Q1QQ4/Q1Q5/Qq1QQ3/QQQQK1QQ w 5 | 0/* | 5 | e6f7 g7f7 c4f7 b2c2 f7e8 | 3 | proved | 5422523400
ten-turns | qqq1k1q1/qq2q3/qqq3q1/qq6/Q1Q5/QQq1Q3/Q2Q1Q2/QQQ1KQ1q w 5 | 0/* | 5 | c4g8 g6g8 b3g8 c3d3 g8e8 | 3 | proved | 5354520000
ten-turns | 4k1q1/1q2q3/2qQq3/q7/8/7Q/4QQQ1/1q1Q1KQQ w 5 | 0/* | 5 | g2g8 e6g8 g1g8 b1c1 g8e8 | 3 | proved | 5454510000
ten-turns | q2qk1q1/1q2qq2/q1qq4/8/Q5Q1/7Q/4QQQQ/1q1QK1QQ w 5 | 0/* | 5 | g4g8 f7g8 g2g8 b1c1 g8e8 | 3 | proved | 5555530100
ten-turns | q2k3q/1Q6/8/8/8/Q1q3q1/4Q3/QQQ2K1Q b 5 | 0/* | 5 | h8h1 b7h1 a8h1 c1d1 h1f1 | 3 | proved | 5555555520
ten-turns | qqqqk2q/qq1qq3/qqq5/q2q4/Q1Q5/Q5Q1/Q1QQQQ2/1QQQKQ2 w 5 | 0/* | 5 | f2f7 d5f7 f1f7 a5b5 f7e8 | 1 | proved | 5555534300
ten-turns | 3k4/5q2/8/4q3/8/8/1Q6/6K1 b 5 | 0/* | 5 | e5b2 g1h1 f7g7 h1g1 g7g1 | 1 | proved | 5434244450
ten-turns | 4k3/3qq3/q5q1/4Q3/Q7/8/4Q3/4K3 b 5 | 0/* | 5 | g6g1 e2f1 g1f1 a4b4 f1e1 | 1 | proved | 5555554100
ten-turns | q3k3/4q3/8/3q4/6q1/4Q3/2Q5/2K5 b 5 | 0/* | 5 | a8a1 c2b1 d5d1 e3f3 d1c1 | 1 | proved | 5555555100
ten-turns | q3k3/1q1q4/8/3Qq3/q7/Qq6/2QQ4/2QK4 b 5 | 0/* | 5 | a4g4 d2e2 e5e2 c2d2 b3d1 | 1 | proved | 5555553100
ten-turns | qqqqk1q1/1q1qq3/2qq4/8/3q4/1QQQQ3/2QKQQ2/QQQQ2q1 w 5 | 0/* | 5 | e2h5 d6g6 b3g8 g1h1 g8e8 | 3 | proved | 5455554000
ten-turns | qqqk3q/2qqq3/q4Q2/qq6/8/1Q6/Q1QQQ3/QQQQK1Q1 b 5 | 0/* | 5 | b5e2 d1e2 a6e2 c1d1 e2e1 | 3 | proved | 5555555000
ten-turns | q3kq1q/4q2q/7q/1q6/q3Q2Q/2Q3q1/5Q2/QQQQK3 w 5 | 0/* | 5 | c3c8 a8c8 c1c8 g3h3 c8e8 | 3 | proved | 5555555550
ten-turns | 4kqqq/5qqq/4qqqq/1q5Q/8/2Q1Q3/Q3QQqQ/1Q1QKQQQ w 5 | 0/* | 5 | c3c8 f6d8 c8d8 g2h2 d8e8 | 1 | proved | 5555553100
ten-turns | 2Qqkq2/3qqq2/6q1/1Q2q3/6Q1/Q3Qq2/8/4K1QQ b 5 | 0/* | 5 | f3f2 g1f2 f7f2 a3b3 f2e1 | 3 | proved | 5555555550
ten-turns | 1Q1qkqq1/3qq3/8/7q/4Q3/8/4Q3/Q1Q1KQQ1 w 5 | 0/* | 5 | e4e7 d7e7 c1c6 e7f7 e2e8 | 3 | proved | 5344135550
ten-turns | q1q1k3/1q2q3/q1q5/4q3/2Q5/Q7/2QQ1K2/QQ3Q2 w 5 | 0/* | 5 | c4g8 e7f8 g8f8 e5f5 f8e8 | 1 | proved | 5555555500
ten-turns | q3k2q/2qqqq1q/2q3Q1/5q2/Q1q5/7Q/4QQ1Q/QQ1QKQQ1 w 5 | 0/* | 5 | a1h8 h7g8 h8g8 c4d4 g8e8 | 3 | proved | 5435555500
ten-turns | q5q1/3q1k2/q2Qq2q/8/8/Q7/1Q1QQ3/QQqQK1Q1 w 5 | 0/* | 5 | d6d7 e6d7 d2d7 c1d1 d7f7 | 3 | proved | 5555555200
ten-turns | qqqq4/qqqqqk2/qq1q4/qq6/QQ1Q4/Q2QQ3/1QQQ3q/QQQQK2Q w 5 | 0/* | 5 | d4g7 f7e8 g7g8 b5c5 g8e8 | 3 | proved | 5445545300
ten-turns | qq1qkq1q/3qq3/8/4Q3/QQ2q3/7Q/4QQ2/2Q1K2Q w 5 | 0/* | 5 | b4e7 f8e7 h3h8 e4f4 h8e8 | 3 | proved | 5555555340
ten-turns | qqq1k3/2q1qq2/2q2Qq1/8/Q7/4Q3/3Q4/QQ2KQ1Q w 5 | 0/* | 5 | h1h8 g6g8 f6f7 c6d6 f7e8 | 3 | proved | 5555555000
ten-turns | 2q1k3/4q3/4q3/1q2Q3/Q1Q5/1Q2QQ2/Q7/Q3K1QQ w 5 | 0/* | 5 | c4c8 e6c8 e5e7 b5c5 e7e8 | 3 | proved | 5555554550
ten-turns | qqqqk2q/qqqqq3/q2q4/8/Q7/Q1QQ3q/1Q1QQQ2/QQQQK2Q b 5 | 0/* | 5 | b7h1 f2g1 h1g1 b2c2 g1e1 | 1 | proved | 5555555550
ten-turns | 3qkq1q/4qq1q/3q4/4Q3/8/8/3Q2Q1/QQ2K2Q b 5 | 0/* | 5 | h7h1 g2h1 d6d2 b1c1 d2e1 | 3 | proved | 5555553500
ten-turns | 3q4/2k5/2q5/5Q2/8/2q1Q3/4QK2/1Q3Q2 b 5 | 0/* | 5 | d8h4 f2g1 c6h1 b1c1 h1g1 | 3 | proved | 5555555000
ten-turns | q3k3/4q3/q1q5/qq2qQ2/QQ6/4Q3/Q7/Q2QK1Qq w 5 | 0/* | 5 | a2g8 e7f8 g8f8 b5c5 f8e8 | 1 | proved | 5555555000
ten-turns | qqq1k1qq/q3q3/6q1/q2q4/2Q5/1Q6/QQ1QQ3/QQQ1KQ1q b 5 | 0/* | 5 | h1f1 e1f1 d5h1 c1d1 h1f1 | 1 | proved | 5555554500
ten-turns | 1q2k3/2qqq3/8/q6q/4q3/Q1q4Q/Q4K2/Q1Q5 w 5 | 0/* | 5 | a2g8 e7f8 g8f8 c3d3 f8e8 | 1 | proved | 5555550200
ten-turns | 8/5k2/8/8/3q4/8/3QK3/7q b 5 | 0/* | 5 | h1g2 e2d1 g2d2 d1c1 d2c1 | 1 | proved | 4555555110
ten-turns | q1qqk1q1/1q1qqq2/4qQ2/3q4/8/3qQ1Q1/QQQQ4/QQ1QK3 b 5 | 0/* | 5 | g8g3 d2f2 d5h1 b1c1 h1e1 | 3 | proved | 5555555550
ten-turns | 1qqqk3/q2qq3/q3Q3/2q5/Qq2Q3/Q1Q5/1Q4Q1/Q1QQK3 b 5 | 0/* | 5 | c5g1 g2g1 a7g1 a1b1 g1e1 | 3 | proved | 5555555550
ten-turns | 3Q4/7k/8/8/8/8/8/3K4 w 5 | 0/* | 5 | d8g5 h7h8 g5g6 h8g7 g6g7 | 3 | proved | 5355554000
ten-turns | qq2k2q/3qq3/1q4q1/3Q4/8/3QQ3/Q6q/1Q1QK3 b 5 | 0/* | 5 | b6e3 d3e3 g6g1 b1c1 g1e1 | 3 | proved | 5555555550
ten-turns | qQqk1q2/3qq3/3q4/8/Q4Q2/2Q5/4Q3/Q1Q1K2Q w 5 | 0/* | 5 | c3c8 d7c8 c1c8 d6e6 c8d8 | 3 | proved | 5555555500
ten-turns | 1Qq1k1qQ/4qq2/4q3/8/8/4Q3/7Q/2Q1K2Q w 5 | 0/* | 5 | c1c8 e7d8 c8d8 e6f6 d8e8 | 3 | proved | 5555555540
ten-turns | 1k6/5Q2/8/8/8/8/8/5K2 w 5 | 0/* | 5 | f7d7 b8a8 d7c7 a8a7 c7a7 | 3 | proved | 5253555510
ten-turns | 4k2q/4q2q/2q5/4q3/Q4q2/6Q1/3QQ2Q/3K4 b 5 | 0/* | 5 | h7b1 d2c1 b1c1 e2f2 c1d1 | 1 | proved | 5555555000
ten-turns | 2q4q/2k5/8/8/Q6Q/8/3K4/3Q2Q1 w 5 | 0/* | 5 | g1c5 c7b7 h4b4 c8d8 b4b7 | 1 | proved | 5555555100
ten-turns | 2qk1q2/3q1q2/1qQ1Q3/6q1/8/6Q1/7Q/3QK2Q w 5 | 0/* | 5 | c6b6 c8c7 g3c7 g5h5 c7d8 | 1 | proved | 5555555510
ten-turns | 4kq2/4qq2/2q2q2/Q4q2/3Q3Q/6Q1/4Q3/1Q2K3 b 5 | 0/* | 5 | f5f1 e1d2 f1e2 b1c1 e2d2 | 1 | proved | 5355455550
ten-turns | 1qqqk3/qq1qq3/q1q3q1/2q5/2QQ4/Q3Q1q1/QQQQK3/1QQ2Q2 b 5 | 0/* | 5 | c6f3 f1f3 b7f3 c1d1 f3e2 | 3 | proved | 5555555550
ten-turns | q1q1kqQq/2qqqq2/q7/8/8/5Q2/QqQQ3Q/QQ1K3Q b 5 | 0/* | 5 | c7c2 b1c2 c8c2 a1b1 c2d1 | 3 | proved | 5345555510
ten-turns | 1q2k3/2qqqq1q/q2q4/4q3/Qq6/Q1Q5/1Q1QQQ2/Q3K2Q b 5 | 0/* | 5 | h7h1 f2g1 h1g1 a1b1 g1e1 | 3 | proved | 5555553100
ten-turns | 4kqq1/3qqq2/8/q3Qq2/6q1/8/Q3QQ1Q/5K2 b 5 | 0/* | 5 | g4h3 h2h3 f5h3 a2b2 h3f1 | 3 | proved | 5555555520
ten-turns | 3qkqqq/5q2/8/8/4q3/8/3QQQ2/Q3K1Q1 b 5 | 0/* | 5 | h8a1 d2c1 a1c1 g1h1 c1e1 | 3 | proved | 5555355400
ten-turns | Q1q1k1qq/q1Q1qqqq/5q1q/Q1q5/6qQ/Qq4Q1/2q1QQQQ/QQQ1KQQQ w 5 | 0/* | 5 | c7d8 c8d8 a8d8 c2d2 d8e8 | 1 | proved | 5555555530
ten-turns | Q2q1kqQ/3Qqq2/8/5q2/8/7Q/4QQ2/3QKQ2 w 5 | 0/* | 5 | h3h6 f7g7 d7e7 f5g5 f2f8 | 1 | proved | 5555552000
ten-turns | 3k4/4q3/4Q3/8/8/8/8/4K1Q1 w 5 | 0/* | 5 | g1d4 e7d6 d4d6 d8c7 d6c7 | 3 | proved | 5555555000
ten-turns | q1q1k2q/4q2Q/q7/1q6/3q4/1Q3Q2/Q3Q2Q/4K1Q1 b 5 | 0/* | 5 | c8c1 b3d1 c1d1 g1h1 d1e1 | 3 | proved | 5555555550
ten-turns | 1q2k3/5q2/1q2q3/7Q/8/8/3QQ3/4KQQ1 b 5 | 0/* | 5 | b6b1 d2d1 b8b4 g1h1 b4e1 | 3 | proved | 5555555500
ten-turns | qq2kq1q/qq1qq3/qqq5/qqqQqq2/QQ1Q4/QQQ5/QQ1QQ3/QQQQK2Q b 5 | 0/* | 5 | f5f2 d4f2 c5f2 b2c2 f2e1 | 1 | proved | 5555545000
ten-turns | 3k4/3q4/4q3/4Q3/8/3Q4/5Q2/4KQ2 w 5 | 0/* | 5 | f2f8 e6e8 f8e8 d7e7 e8d8 | 3 | proved | 5555523250
ten-turns | 4kqq1/3qqq1q/2q5/4Q1Q1/Q7/8/Q4Q2/1Q2KQQ1 w 5 | 0/* | 5 | b1b8 d7c8 b8c8 c6d6 c8e8 | 3 | proved | 5555552000
ten-turns | qqqqkq1Q/qqqqq3/qqqq4/q7/qQ6/Q2QQ1QQ/Q1QQ2QQ/QQQQK2Q w 5 | 0/* | 5 | h8f8 e8f8 g3g8 a4b4 g8f8 | 1 | proved | 5555445000
ten-turns | 1q2kq2/4qq2/2q5/5q2/1q6/2Q5/3QQ3/QQ2K1Q1 b 5 | 0/* | 5 | f5f1 g1f1 f7f1 b1c1 f1e1 | 3 | proved | 5555555550
ten-turns | q3kq2/4q3/8/q7/8/1Q4q1/Q1QQ4/Q1QK2Q1 b 5 | 0/* | 5 | g3g1 d2e1 g1e1 a1b1 e1d1 | 1 | proved | 5553533450
ten-turns | q3k3/1q1qq3/2q3q1/8/Q4Q2/8/Q3Q3/QQ2K2Q b 5 | 0/* | 5 | c6h1 f4f1 g6g3 b1c1 g3e1 | 3 | proved | 5555555550
ten-turns | q1q1k1qQ/1qqqq3/2Q1q3/qq6/QQ6/4Q3/5Q2/QQQ1K3 w 5 | 0/* | 5 | h8g8 e6g8 e3e7 b5c5 e7e8 | 3 | proved | 5555555500
ten-turns | qqq1k2q/qq1qqq2/qqq3Q1/qqq4Q/QQ1Q4/Q1Q1Q3/1QQQ4/QQQQK2Q b 5 | 0/* | 5 | b5f1 h1f1 a6f1 d2e2 f1e1 | 3 | proved | 5555554510
ten-turns | 4k1qq/2Qqq3/8/8/8/6qq/4QQ2/2Q1K2Q w 5 | 0/* | 5 | h1a8 d7c8 c7e7 c8d8 e7e8 | 1 | proved | 5555555510
ten-turns | q1q1k3/4q3/q1q4q/4Q1q1/7Q/6Q1/3QQ3/1Q2K1Q1 w 5 | 0/* | 5 | e5e7 g5e7 h4e7 a6b6 e7e8 | 1 | proved | 5555544500
ten-turns | Q2q1kqq/5q2/8/7q/1q6/2Q1q1Q1/4Q3/Q2QKQ2 b 5 | 0/* | 5 | g8g3 f1f2 f7f2 a1b1 f2e1 | 1 | proved | 5555555200
ten-turns | 2q2k2/1q1Qqq1q/7q/1Q6/8/8/4QQ2/Q1Q1K2Q b 5 | 0/* | 5 | b7h1 f2g1 h1g1 a1b1 g1e1 | 3 | proved | 5555555100
ten-turns | 1Qq1k2q/4q3/2q3q1/2q4q/2qQ4/Q7/Q3QQ2/Q2QK3 w 5 | 0/* | 5 | d4d8 c8d8 b8d8 c4d4 d8e8 | 1 | proved | 5555555550
ten-turns | q1q1kq2/qq1q1q2/4q3/8/Q4Q1Q/8/QQQ1Q3/QQ2K3 b 5 | 0/* | 5 | a7g1 f4f1 g1f1 b1c1 f1e1 | 1 | proved | 5454555100
ten-turns | qqq1kq2/qqqq1q2/3qq3/5Q2/Q2q3Q/1Q6/QQQQQ3/QQQ1K3 b 5 | 0/* | 5 | d4g1 f5f1 g1f1 c1d1 f1e1 | 1 | proved | 5555555550
`;
